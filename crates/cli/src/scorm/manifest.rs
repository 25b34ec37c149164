//! The manifest of a package, which the platform reads: `imsmanifest.xml`.
//!
//! SCORM 1.2 Content Aggregation Model, 2001; SCORM 2004 4th Edition Content Aggregation Model, 2009.

use acconcio_app::features::question_bank::xml::escaped;
use acconcio_training::scenario::{Package, Standard};

/// The name of the file, at the root of the package.
pub const NAME: &str = "imsmanifest.xml";

/// Returns the manifest of a package with these files.
pub fn manifest<'a>(
    package: &Package,
    title: &str,
    files: impl Iterator<Item = &'a str>,
) -> String {
    let course = &package.course;
    let files: String =
        files.map(|file| format!("      <file href=\"{}\"/>\n", escaped(file))).collect();
    let Words { head, item, organization, sco } = match package.standard {
        Standard::Scorm12 => scorm12(package.mastery),
        Standard::Scorm2004 => scorm2004(package.mastery),
    };
    let title = escaped(title);
    format!(
        r#"<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="acconcio.{course}" version="1.0"
{head}
  <organizations default="ORG">
    <organization identifier="ORG">
      <title>{title}</title>
      <item identifier="ITEM1" identifierref="RES1" isvisible="true">
        <title>{title}</title>
{item}      </item>
{organization}    </organization>
  </organizations>
  <resources>
    <resource identifier="RES1" type="webcontent" {sco} href="index.html">
{files}    </resource>
  </resources>
</manifest>
"#
    )
}

/// The parts in which the versions differ.
struct Words {
    head: &'static str,
    item: String,
    organization: &'static str,
    sco: &'static str,
}

fn scorm12(mastery: Option<u8>) -> Words {
    let score = |percent| format!("        <adlcp:masteryscore>{percent}</adlcp:masteryscore>\n");
    Words {
        head: r#"  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd
                      http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>"#,
        item: mastery.map(score).unwrap_or_default(),
        organization: "",
        sco: "adlcp:scormtype=\"sco\"",
    }
}

fn scorm2004(mastery: Option<u8>) -> Words {
    let objective = mastery.map_or_else(
        || "            <imsss:primaryObjective objectiveID=\"SCORE\"/>\n".to_owned(),
        |percent| {
            let (whole, part) = (percent / 100, percent % 100);
            format!(
                "            <imsss:primaryObjective objectiveID=\"SCORE\" satisfiedByMeasure=\"true\">
              <imsss:minNormalizedMeasure>{whole}.{part:02}</imsss:minNormalizedMeasure>
            </imsss:primaryObjective>\n"
            )
        },
    );
    Words {
        head: r#"  xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3"
  xmlns:imsss="http://www.imsglobal.org/xsd/imsss"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsglobal.org/xsd/imscp_v1p1 imscp_v1p1.xsd
                      http://www.adlnet.org/xsd/adlcp_v1p3 adlcp_v1p3.xsd
                      http://www.imsglobal.org/xsd/imsss imsss_v1p0.xsd">
  <metadata><schema>ADL SCORM</schema><schemaversion>2004 4th Edition</schemaversion></metadata>"#,
        item: format!(
            "        <imsss:sequencing>
          <imsss:objectives>
{objective}          </imsss:objectives>
          <imsss:deliveryControls completionSetByContent=\"true\" objectiveSetByContent=\"true\"/>
        </imsss:sequencing>\n"
        ),
        organization: "      <imsss:sequencing><imsss:controlMode choice=\"true\" flow=\"true\"/></imsss:sequencing>\n",
        sco: "adlcp:scormType=\"sco\"",
    }
}

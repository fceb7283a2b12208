// An entry of the build, so that styles shared with the page stay in the page's own chunks.
import './pictures.css'

// An entry of the build: what the pictures share with the page stays in the page's own chunks.
import './pictures.css'

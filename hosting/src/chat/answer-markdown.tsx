import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'

/** Renders an answer without raw HTML, images and headings; links by react-markdown's list of safe protocols. */
const DISALLOWED = ['img', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'input']

export default function AnswerMarkdown({ text }: { text: string }) {
  return (
    <Markdown remarkPlugins={[remarkGfm]} skipHtml disallowedElements={DISALLOWED} unwrapDisallowed>
      {text}
    </Markdown>
  )
}

import '../browser-policy/trusted-types.ts'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { keepFocus } from '../ui/hooks/keep-focus.ts'
import { App } from './app.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root element')
keepFocus()
// In steps, so that the page reacts to the visitor; the document's own frame is visible meanwhile.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How a text speaks of its subject: its name, a fact, a heading, a question, or the same in everyday words. */
type TextKind = 'name' | 'fact' | 'heading' | 'question' | 'everyday'

interface SubjectText {
  readonly kind: TextKind
  readonly text: string
}

/** A subject that pages about a keyword discuss, in several wordings. The first text is its name. */
type Subject = readonly SubjectText[]

/** A keyword with its subjects, which are siblings that must be told apart. */
export interface SubjectsOfKeyword {
  readonly keyword: string
  readonly subjects: readonly Subject[]
}

const KINDS: Readonly<Record<string, TextKind>> = { f: 'fact', h: 'heading', q: 'question', c: 'everyday' }

/** Reads the training texts beside this file; README.md describes their format. @throws if a line has another form */
export function readSubjects(folder = import.meta.dirname): SubjectsOfKeyword[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => parseSubjects(readFileSync(join(folder, file), 'utf8'), file))
}

/** Parses the text of one file. @param file its name, for errors */
export function parseSubjects(source: string, file: string): SubjectsOfKeyword[] {
  const keywords: { keyword: string; subjects: SubjectText[][] }[] = []
  source.split('\n').forEach((line, at) => {
    const [, mark = '', text = ''] = /^([#=fhqc])\s+(.+?)\s*$/u.exec(line) ?? []
    const subjects = keywords.at(-1)?.subjects
    if (line.trim() === '') return
    if (mark === '#') keywords.push({ keyword: text, subjects: [] })
    else if (mark === '=' && subjects !== undefined)
      subjects.push(text.split(/\s+\|\s+/u).map((name) => ({ kind: 'name', text: name })))
    else {
      const kind = KINDS[mark]
      const subject = subjects?.at(-1)
      if (kind === undefined || subject === undefined) throw new Error(`${file}:${at + 1}: ${line}`)
      subject.push({ kind, text })
    }
  })
  return keywords
}

/**
 * Keeps the words that the product's segmentation does not split, because it never looks up others.
 * Standard input: candidates.py's JSON; standard output: one JSON list.
 */
import { readFileSync } from 'node:fs'

const segmenter = new Intl.Segmenter('zh-Hant', { granularity: 'word' })
const whole = (word) => [...segmenter.segment(word)].length === 1

const { characters, chinese, english } = JSON.parse(readFileSync(0, 'utf8'))
process.stdout.write(JSON.stringify([...new Set([...characters, ...chinese.filter(whole), ...english])]))

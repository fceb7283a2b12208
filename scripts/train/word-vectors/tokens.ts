import { eachWord, normalise } from '@gaplens/text/terms'
import { readSubjects } from '../subjects/read-subjects.ts'

/** Prints the training texts as JSON, each cut into the words that the product compares: keywords, subjects, texts, words. */
const keywords = readSubjects().map(({ keyword, subjects }) => ({
  keyword,
  subjects: subjects.map((texts) =>
    texts.map(({ kind, text }) => {
      const words: string[] = []
      eachWord(normalise(text), (word) => words.push(word))
      return { kind, words }
    }),
  ),
}))
process.stdout.write(JSON.stringify(keywords))

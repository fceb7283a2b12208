/** Whether a heading is a question: 「可以退貨嗎」. */
export function asksSomething(heading: string): boolean {
  return /(?:[?？]|嗎|呢)$/u.test(heading.trim())
}

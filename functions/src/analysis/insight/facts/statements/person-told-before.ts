/**
 * A person whom only the text before tells: 「他說」, 「游男表示」. Before a place or an institution 「他」 is "another": 「過戶到他縣市」. Before a shorter
 * word it is only where no more belongs to that (「就診於他院者」) or one does something there (「在他院裝牙套」): 「他車費」 is a person's.
 */
export const PERSON_TOLD_BEFORE =
  /\p{Script=Han}[男女翁婦嫌](?=[則也]?(?:說|表示|指出|提醒|建議|坦言|強調|解釋|補充|認為|供稱|主張))|她|(?<![其吉維])他(?![人牌家種國鄉日處項]|縣市|[縣市區院校店行車戶案廠](?=[者的之，。、；）]|$)|(?<=[在到至往於由向]他)[縣市院校行店](?=[裝辦治借貸轉就使]))/u

/**
 * A person whom only the text before tells: 「他說」. Where a place, an institution or a thing follows, 「他」 is no person but "another":
 * 「在他院裝牙套者」, 「過戶到他縣市」.
 */
export const PERSON_TOLD_BEFORE =
  /她|(?<![其吉維])他(?![人牌家種國鄉日處項縣市區校戶案廠]|院(?!子)|店(?!裡)|行(?![動走為事程經李])|車(?![子禍廂]))/u

import { cleanHeading, isGenericHeading } from '@gaplens/coverage/headings'

/** A heading over matters of which each is another: 「其他」, 「簽約前應確認事項」, 「小提醒」. */
const CATCH_ALL =
  /^其[他它](?:事項|規定|說明|提醒|補充|注意事項)?$|(?:注意|提醒|確認|載明|補充|重要|約定)事項$|(?:前|時|後|應|要|請)注意(?:的事)?$|(?:提醒|叮嚀|須知|老實話|眉角|備註|附註|附則|雜項)$|常見的?(?:問題|疑問|迷思)$/u

/** Whether a heading stands over whatever has no section of its own, so that it is no name of one of these things. */
export function isCatchAll(heading: string): boolean {
  return isGenericHeading(heading) || CATCH_ALL.test(cleanHeading(heading))
}

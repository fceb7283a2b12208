import { describe, expect, it } from 'vitest'
import { detectLanguage } from './language.ts'

describe('the language a text looks like', () => {
  it.each([
    ['zh-Hant', '這個濾水器的機型說明與實際價格，請見業者網頁；購買前先問清楚保固與運費，並確認能否退貨。'],
    ['zh-Hans', '这个滤水器的机型说明与实际价格，请见业者网页；购买前先问清楚保修与运费，并确认能否退货。'],
    ['ja', 'この浄水器の交換時期は、使用する水の量と水質によって変わりますので、ご注意ください。'],
    ['ko', '이 정수기의 필터는 사용하는 물의 양과 수질에 따라 교체 시기가 달라질 수 있습니다.'],
    ['ru', 'Срок службы фильтра зависит от количества воды и её качества в вашем доме.'],
    ['th', 'อายุการใช้งานของไส้กรองขึ้นอยู่กับปริมาณน้ำและคุณภาพของน้ำในบ้านของคุณ'],
    ['en', 'The life of the filter depends on how much water you use and on what is in it.'],
    [
      'de',
      'Wie lange der Filter hält, ist für jeden Haushalt verschieden und hängt von der Menge ab, die Sie nutzen.',
    ],
    ['fr', 'La durée du filtre dépend de la quantité d’eau que vous utilisez et de ce qui est dans l’eau.'],
    ['es', 'La duración del filtro depende de la cantidad de agua que se usa y de lo que hay en ella.'],
    ['vi', 'Tuổi thọ của lõi lọc phụ thuộc vào lượng nước và chất lượng nước; các hộ không giống nhau.'],
    ['', 'Filter 123'],
    ['', 'Zzyzx Qwrtp Vbnmk Lkjhg Fdsap Poiuy Trewq'],
  ])('%s', (language, text) => expect(detectLanguage(text)).toBe(language))

  it('takes a Chinese text with many product names in Latin letters for Chinese', () => {
    expect(
      detectLanguage(
        '我們實測 Panasonic F-Y12 與 Hitachi RD-200 兩台除濕機，結果如下：除濕量與耗電都很接近。',
      ),
    ).toBe('zh-Hant')
  })
})

import { expect, it } from 'vitest'
import { told } from './testing/told.ts'

it.each([
  ['thirteen weeks', 'time 7862400 s'],
  ['twenty-one hours', 'time 75600 s'],
  ['seventy five minutes', 'time 4500 s'],
  ['a hundred grams', 'weight 100 g'],
  ['two hundred grams', 'weight 200 g'],
  ['two hundred and fifty grams', 'weight 250 g'],
  ['a hundred and twenty-five grams', 'weight 125 g'],
  ['one hundred fifteen grams', 'weight 115 g'],
  ['12 and a half minutes', 'time 750 s'],
  ['8 and three quarters inches', 'length 0.22225 m'],
])('reads a number in English words: %s', (text, figure) => {
  expect(told(text)).toEqual([figure])
})

it.each([
  [`A rider of 5'6" fits`, 'length 1.6764 m'],
  ['6′ 1½″', 'length 1.8669 m'],
  [`from 5'2" to 5'4"`, 'length 1.5748..1.6256 m'],
  ['wheel\t20 in\tred', 'length 0.508 m'],
  ['It is 20 in.', 'length 0.508 m'],
  ['18 to 20 in', 'length 0.4572..0.508 m'],
  ['The gap is 20 in wide', 'length 0.508 m'],
])('reads inches and heights in feet as lengths: %s', (text, figure) => {
  expect(told(text)).toEqual([figure])
})

it.each([
  'We sold 20 in a day',
  'a belt of 2 in/s',
  'Founded in 2015 in deep crisis',
  'In 2019 in (Taiwan)',
  'We sold 20 in, and 5 out',
  'A total of 12 in high schools',
  `Run at 6'05" per km`,
  `Interval of 4'00" rest`,
  `He ran a 5'10" pace`,
])('takes no other "in" for inches: %s', (text) => {
  expect(told(text).filter((figure) => figure.startsWith('length'))).toEqual([])
})

it('keeps the year before an "in"', () => {
  expect(told('Founded in 2015 in deep crisis')).toEqual(['year 2015 year'])
})

it('reads English degrees without a scale only of what bends or leans, as others may be of either scale', () => {
  expect(told('Hold the blade at 15 to 20 degrees')).toEqual(['angle 15..20 °'])
  expect(told('Bend the knees to about 90 degrees')).toEqual(['angle 90 ° about'])
  expect(told('Bake at 350 degrees')).toEqual([])
  expect(told('Bake at 180 degrees Celsius')).toEqual(['temperature 180 °C'])
})

it.each(['兩次清洗之間應間隔三天', '兩盆相距 40 公分'])(
  'does not count the two things that are so far apart: %s',
  (text) => {
    expect(told(text)).toHaveLength(1)
    expect(told(text)[0]).not.toContain('count')
  },
)

it('still counts two things that are done or taken', () => {
  expect(told('分兩次加水')).toEqual(['count 2 次'])
  expect(told('一次吃兩顆間隔 4 小時')).toContain('count 2 顆/次')
  expect(told('狂犬病疫苗打兩劑間隔 4 週')).toContain('count 2 劑')
  expect(told('買兩罐相差 50 元')).toContain('count 2 罐')
})

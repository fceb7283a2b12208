import { describe, expect, it } from 'vitest'
import { englishFitness } from './fitness.ts'
import { gerundOf } from './gerund.ts'
import { englishNames } from './names.ts'

const namesOf = (heading: string) => englishNames(heading).map(({ text }) => text)

describe('the names that an English heading offers', () => {
  it.each([
    ['How do I set the timer on a rice cooker?', 'Setting the timer'],
    ['How do I reset my printer when it fails', 'Resetting the printer'],
    ['Can you freeze cooked rice?', 'Freezing cooked rice'],
    ['What happens if I miss a payment', 'Missing a payment'],
    ['How often should you water a cactus', 'Watering frequency'],
    ['How far should the lamp be from the bed?', 'Lamp distance'],
    ['How heavy is it', 'Weight'],
    ['How many hours a day should you walk', 'Walking time'],
    ['How many calories are in an avocado?', 'Calories'],
    ['How long does a battery last', 'Battery lifespan'],
    ['How long will it take', 'Time needed'],
    ['And what height when I sit down again', 'Sitting height'],
    ['What size tent do I need for four people', 'Tent size'],
    ['Do I need a permit', 'Permit'],
    ['What I paid', 'Cost'],
    ['How long should curtains be', 'Curtains length'],
    ['How long is it going to take', 'Time needed'],
    ['What happens if I do not pay the fine', 'Not paying the fine'],
  ])('by a question: %s → %s', (heading, name) => {
    expect(namesOf(heading)).toEqual([name])
  })

  it.each([
    ['A laptop is never right', ['Laptop']],
    ['Flies are a different problem', ['Flies']],
    ['Pick a bin you will actually use', ['Bin', 'Picking a bin']],
    ['Worm bin under the sink', ['Worm bin']],
    ['The timer nobody opened', ['Timer']],
    ['Templates save the estimate', ['Templates']],
    ['Does it connect to accounting', ['Accounting']],
  ])('by a clause, an instruction or a place: %s', (heading, names) => {
    expect(namesOf(heading)).toEqual(names)
  })

  it.each([
    'Costs and fees',
    'The real cost of ownership',
    'Best time to visit',
    'Putting it together',
    'Is it safe?',
    'Can I not pay my rent',
    'How long is a marathon',
    'How long is chicken safe',
    'How do you not get lost',
  ])('are none besides itself where nothing can be left out: %s', (heading) => {
    expect(namesOf(heading)).toEqual([])
  })
})

it('a noun phrase reads like a name, a sentence, a question and an instruction hardly', () => {
  const texts = [
    'Height range',
    'A laptop is never right',
    'What I paid',
    'Pick a bin you will use',
    'My back',
  ]
  const [phrase = 0, ...others] = texts.map(englishFitness)
  expect(phrase).toBe(1)
  expect(Math.max(...others)).toBeLessThan(0.5)
})

it.each([
  ['set', 'setting'],
  ['reset', 'resetting'],
  ['make', 'making'],
  ['tie', 'tying'],
  ['see', 'seeing'],
  ['water', 'watering'],
  ['clean', 'cleaning'],
  ['fix', 'fixing'],
  ['submit', 'submitting'],
  ['limit', 'limiting'],
  ['quit', 'quitting'],
  ['control', 'controlling'],
  ['occur', 'occurring'],
  ['offer', 'offering'],
  ['panic', 'panicking'],
  ['vomit', 'vomiting'],
  ['rerun', 'rerunning'],
  ['unplug', 'unplugging'],
  ['open', 'opening'],
])('the gerund of %s is %s', (verb, gerund) => {
  expect(gerundOf(verb)).toBe(gerund)
})

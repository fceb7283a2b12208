import { closeGaps } from './draft-gaps.ts'
import { loadSets } from './insight-planted.ts'
let n = 0, off = 0
for (const set of loadSets().filter(({ name }) => ['travel-insurance','cat-food','kyoto-maple','renovation-permit'].includes(name))) for (const s of closeGaps(set)) { n++; if (s.settled !== s.moving) { off++; console.log(JSON.stringify(s)) } }
console.log('done', n, off)

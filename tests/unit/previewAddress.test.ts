import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { pathOfPage, previewPages } from '../../src/contract/preview.ts'
import {
  isPreviewed,
  previewLanguages,
  previewOf,
  previewParts,
  previewPrefix,
  previewTexts,
} from '../../src/contract/previewAddress.ts'

const moment = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((at) => `${at.toISOString().slice(0, 16)}Z`)
const previews = fc.record({
  conferenceId: fc.integer({ min: 1, max: 2_147_483_647 }),
  language: fc.constantFrom(...previewLanguages),
  part: fc.constantFrom(...previewParts),
  at: fc.option(moment),
  texts: fc.constantFrom(...previewTexts),
})

it('[CONF-03] the address of a preview says who looks at what, and is read as it was written', () => {
  fc.assert(
    fc.property(previews, fc.constantFrom(...previewPages), (preview, page) => {
      const prefix = previewPrefix(preview)
      const path = pathOfPage(preview.conferenceId, page)
      expect(previewOf(prefix + path)).toEqual({ ...preview, prefix, path })
      expect(isPreviewed(path, preview.conferenceId)).toBe(true)
      expect(isPreviewed(path, preview.conferenceId + 1)).toBe(false)
    }),
  )
})

it('any other address is refused, with any content', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      expect(previewOf(path)).toBeNull()
    }),
  )
  for (const path of [
    '/preview/1/en/guest/now/released',
    '/preview/01/en/guest/now/released/',
    '/organizer/1/preview',
  ])
    expect(previewOf(path)).toBeNull()
  for (const path of [
    '/conferences/1/submit',
    '/conferences/1/text/../..',
    '/conferences/1/',
    '/conferences/11',
  ])
    expect(isPreviewed(path, 1)).toBe(false)
})

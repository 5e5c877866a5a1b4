import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { reviewerList, reviewerListLimits } from '../../src/contract/reviewerList.ts'
import { runs } from '../support/seed.ts'

const zhou = { contact: 'zhou@uni-a.example', name: '周启', affiliation: '' }

describe('[REV-01] a pasted list of reviewers', () => {
  it.each([
    ['周启 <zhou@uni-a.example>', zhou],
    ['周启，江南大学，zhou@uni-a.example', { ...zhou, affiliation: '江南大学' }],
    ['zhou@uni-a.example\t周启\t江南大学', { ...zhou, affiliation: '江南大学' }],
    ['"Zhou Qi" <zhou@uni-a.example>;', { ...zhou, name: 'Zhou Qi' }],
    ['  zhou@uni-a.example  ', { ...zhou, name: '' }],
    ['13800138000', { contact: '13800138000', name: '', affiliation: '' }],
    ['周启，江南大学', { contact: '周启', name: '', affiliation: '' }],
  ])('reads the line %s', (line, reviewer) => {
    expect(reviewerList(line)).toEqual([{ line: 1, ...reviewer }])
  })

  it('keeps the numbers of lines, and leaves empty ones out', () => {
    expect(reviewerList('\na@b.example\r\n \n,;\nc@d.example').map(({ line }) => line)).toEqual([2, 5])
  })

  it('has a contact in each line that is read, whatever was pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: reviewerListLimits.lines }), (text) => {
        for (const { contact, name } of reviewerList(text)) {
          expect(contact.trim()).not.toBe('')
          expect(name).not.toContain('\n')
        }
      }),
      runs(200),
    )
  })
})

import { describe, expect, it } from 'vitest'

import { listDiff, textDiff, type Piece } from '../../src/components/kit/textDiff.ts'

const shown = (pieces: readonly Piece[]) =>
  pieces.map(({ kind, text }) => ({ same: text, added: `[+${text}]`, removed: `[-${text}]` })[kind]).join('')

describe('what a revision changes', () => {
  it('[PAP-01] of an English text whole words come and go', () => {
    expect(shown(textDiff('A stable method for films', 'A fast method for large films'))).toBe(
      'A [-stable][+fast] method for [+large ]films',
    )
  })

  it('[PAP-01] of a Chinese text single characters come and go', () => {
    expect(shown(textDiff('钙钛矿薄膜的缺陷钝化', '钙钛矿薄膜的缺陷钝化与稳定性'))).toBe(
      '钙钛矿薄膜的缺陷钝化[+与稳定性]',
    )
    expect(shown(textDiff('效率提升百分之五', '效率提高百分之五'))).toBe('效率提[-升][+高]百分之五')
  })

  it('a text that came or went whole is one piece, and the same text is unmarked', () => {
    expect(textDiff('', 'Abstract')).toEqual([{ kind: 'added', text: 'Abstract' }])
    expect(textDiff('摘要', '')).toEqual([{ kind: 'removed', text: '摘要' }])
    expect(textDiff('same', 'same')).toEqual([{ kind: 'same', text: 'same' }])
  })

  it('where little is left of a text whole sentences come and go, and both texts can be read out of it', () => {
    const [kept, before, after] = ['丙'.repeat(100), '甲'.repeat(2400), '乙'.repeat(2400)].map(
      (text) => `${text}。`,
    )
    const pieces = textDiff(`${kept}${before}`, `${kept}${after}`)
    expect(pieces.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added'])
    const without = (kind: Piece['kind']) =>
      pieces.flatMap((piece) => (piece.kind === kind ? [] : [piece.text])).join('')
    expect([without('added'), without('removed')]).toEqual([`${kept}${before}`, `${kept}${after}`])
  })

  it('of keywords and authors whole lines come and go', () => {
    expect(listDiff(['钙钛矿', '缺陷'], ['钙钛矿', '稳定性'])).toEqual([
      { kind: 'same', text: '钙钛矿' },
      { kind: 'removed', text: '缺陷' },
      { kind: 'added', text: '稳定性' },
    ])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { linkedParts } from '../../src/contract/linkedParts.ts'

const links = (text: string) =>
  linkedParts(text).flatMap(({ text: shown, href }) => (href === null ? [] : [[shown, href]]))

describe('[CHAT-01] texts of a chat', () => {
  it.each<[text: string, shown: string, href: string]>([
    ['see https://example.org/a?b=1#c.', 'https://example.org/a?b=1#c', 'https://example.org/a?b=1#c'],
    ['幻灯片在https://example.org/slides。谢谢', 'https://example.org/slides', 'https://example.org/slides'],
    ['请看https://example.org/slides吧', 'https://example.org/slides', 'https://example.org/slides'],
    ['(http://example.org/x)', 'http://example.org/x', 'http://example.org/x'],
    [
      'https://en.wikipedia.org/wiki/Set_(mathematics), yes',
      'https://en.wikipedia.org/wiki/Set_(mathematics)',
      'https://en.wikipedia.org/wiki/Set_(mathematics)',
    ],
    ['doi:10.1000/xyz123;', '10.1000/xyz123', 'https://doi.org/10.1000/xyz123'],
    ['https://doi.org/10.1000/182', 'https://doi.org/10.1000/182', 'https://doi.org/10.1000/182'],
  ])('%s: an address can be followed', (text, shown, href) => {
    expect(links(text)).toEqual([[shown, href]])
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.org',
    'https://bank.example@evil.example/',
    'https://',
    'http://:80',
    'version 10.5/11',
    '<a href="x">',
  ])('%s: no link', (text) => {
    expect(links(text)).toEqual([])
  })

  it('every text is shown whole, and only http and https are followed', () => {
    const word = fc.constantFrom(
      'https://',
      'http://a.b',
      '10.1000/',
      ' ',
      '(',
      ')',
      '@',
      '。',
      '😀',
      'javascript:',
      '/x',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string()), { maxLength: 12 }), (words) => {
        const text = words.join('')
        const parts = linkedParts(text)
        expect(parts.map((part) => part.text).join('')).toBe(text)
        for (const { href } of parts) if (href !== null) expect(href).toMatch(/^https?:\/\/[^@]*(?:\/|$)/)
      }),
    )
  })

  it('a hostile text takes no time', () => {
    const started = performance.now()
    for (const text of [
      `https://${'('.repeat(500)}`,
      `https://a${'(a'.repeat(240)}`,
      `10.1000/${'.'.repeat(490)}`,
    ])
      linkedParts(text)
    expect(performance.now() - started).toBeLessThan(200)
  })
})

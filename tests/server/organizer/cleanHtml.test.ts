import { describe, expect, it } from 'vitest'

import { cleanHtml } from '../../../server/handlers/cleanHtml.ts'

describe('HTML from the database', () => {
  it.each([
    // CVE-2026-44990: the inside of xmp came out as it was.
    '<xmp><img src=x onerror=alert(1)></xmp>',
    '<xmp></xmp><script>alert(1)</script>',
    // Raw text inside SVG and MathML, which a browser reads as markup.
    '<svg><textarea><img src=x onerror=alert(1)></textarea></svg>',
    '<svg><xmp><img src=x onerror=alert(1)></xmp></svg>',
    '<math><textarea><a href="javascript:alert(1)">x</a></textarea></math>',
    // An animation that writes an address.
    '<svg><a><animate attributeName=href values=javascript:alert(1) /><text>x</text></a></svg>',
    '<option><script>alert(1)</script></option>',
    '<noscript><style></noscript><img src=x onerror=alert(1)>',
    '<a href=" javascript:alert(1)" onclick=alert(1)>x</a>',
    '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  ])('%s does nothing in a page', (dirty) => {
    const clean = cleanHtml(dirty)
    expect(clean).not.toMatch(/<(?:svg|math|xmp|textarea|script|style|animate|form|option)|<img/i)
    expect(clean).not.toMatch(/<[^>]*(?:\son\w+\s*=|javascript:)/i)
  })

  it('allowed markup stays', () => {
    expect(cleanHtml('<h2 lang="en">A</h2><p><a href="https://x.example/">b</a></p>')).toBe(
      '<h2 lang="en">A</h2><p><a href="https://x.example/" target="_blank" rel="noopener noreferrer">b</a></p>',
    )
    expect(cleanHtml('<img src="/a.png" alt="a" />')).toBe('<img src="/a.png" alt="a" />')
  })
})

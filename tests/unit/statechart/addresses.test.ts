import { describe, expect, it } from 'vitest'

import {
  parseOrigin,
  phoneAddress,
  rootOf,
  workshopAddress,
} from '../../../workbench/atlas/panel/addresses.ts'

describe('the address of a story', () => {
  const shown = { storyId: 'flows-login--binding', locale: 'en', theme: 'dark' } as const

  it('keeps the directory of the workshop, the language and the theme', () => {
    expect(rootOf('/workshop/index.html')).toBe('/workshop/')
    expect(rootOf('/')).toBe('/')
    expect(workshopAddress('http://a.example/workshop/', shown)).toBe(
      'http://a.example/workshop/?path=/story/flows-login--binding&globals=locale:en;theme:dark',
    )
    expect(phoneAddress('http://a.example/', shown)).toBe(
      'http://a.example/iframe.html?id=flows-login--binding&viewMode=story&globals=locale:en;theme:dark',
    )
  })

  it('takes an origin out of any typed address, and refuses other texts', () => {
    expect(parseOrigin(' http://192.168.1.20:6006/?path=/x ')).toBe('http://192.168.1.20:6006')
    expect(parseOrigin('HTTPS://Workshop.example')).toBe('https://workshop.example')
    for (const typed of ['', '192.168.1.20', 'localhost:6006', 'javascript:alert(1)', 'http://'])
      expect(parseOrigin(typed), typed).toBeNull()
  })
})

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ownFocus } from '../../../workbench/preview/ownFocus.ts'
import { ownStorage } from '../../../src/services/ownStorage.ts'
import { clearCookie, readCookie, writeCookie } from '../../../src/services/cookies.ts'

describe('the storage of a cell', () => {
  let around: Storage

  beforeEach(() => {
    document.cookie = 'token=of-the-page'
    around = window.localStorage
    around.setItem('site', 'of the page')
    ownStorage()
  })
  afterEach(() => {
    Reflect.deleteProperty(document, 'cookie')
    Object.defineProperty(window, 'localStorage', { configurable: true, value: around })
    around.clear()
  })

  it('begins empty, whatever the page around it has', () => {
    expect(document.cookie).toBe('')
    expect(window.localStorage.getItem('site')).toBeNull()
    expect(window.localStorage.length).toBe(0)
  })

  it('keeps cookies until they are cleared', () => {
    writeCookie('token', 'a=b; c')
    writeCookie('sign', 'two')
    expect(readCookie('token')).toBe('a=b; c')
    clearCookie('token')
    expect(document.cookie).toBe('sign=two')
  })

  it('keeps items, lists them, and leaves those of the page alone', () => {
    window.localStorage.setItem('b', '1')
    window.localStorage.setItem('a', '2')
    expect(Object.keys(window.localStorage)).toEqual(['b', 'a'])
    expect(window.localStorage.key(1)).toBe('a')
    window.localStorage.removeItem('b')
    expect(window.localStorage.getItem('b')).toBeNull()
    expect(window.sessionStorage.length).toBe(0)
    window.localStorage.clear()
    expect(Object.keys(window.localStorage)).toEqual([])
    expect(Object.entries(around)).toEqual([['site', 'of the page']])
  })
})

describe('the focus of a cell', () => {
  const { focus, blur } = HTMLElement.prototype
  const heard: string[] = []
  const element = (id: string) => document.querySelector<HTMLElement>(`#${id}`)!

  beforeEach(() => {
    document.body.innerHTML =
      '<input id="a"><div id="plain"><input id="b"></div><button id="off" disabled></button>'
    heard.length = 0
    const native = vi.spyOn(HTMLElement.prototype, 'focus')
    ownFocus()
    for (const type of ['focus', 'blur', 'focusin', 'focusout'])
      document.body.addEventListener(
        type,
        (event) => {
          heard.push(`${type} ${(event.target as HTMLElement).id}`)
        },
        true,
      )
    return () => {
      Object.assign(HTMLElement.prototype, { focus, blur })
      Reflect.deleteProperty(document, 'activeElement')
      expect(native).not.toHaveBeenCalled()
      expect(document.activeElement).toBe(document.body)
    }
  })

  it('moves from element to element with the events of a real one', () => {
    element('a').focus()
    expect(document.activeElement).toBe(element('a'))
    element('b').focus()
    expect(document.activeElement).toBe(element('b'))
    expect(heard).toEqual(['focus a', 'focusin a', 'blur a', 'focusout a', 'focus b', 'focusin b'])
  })

  it('stays away from what cannot have it', () => {
    element('plain').focus()
    element('off').focus()
    expect(document.activeElement).toBe(document.body)
    expect(heard).toEqual([])
  })

  it('is gone with its element, or when that gives it up', () => {
    element('a').focus()
    element('b').blur()
    expect(document.activeElement).toBe(element('a'))
    element('a').blur()
    expect(document.activeElement).toBe(document.body)
    element('b').focus()
    element('b').remove()
    expect(document.activeElement).toBe(document.body)
  })
})

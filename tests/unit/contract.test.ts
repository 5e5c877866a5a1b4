import { describe, expect, it } from 'vitest'

import { CallError, failure, toFailure } from '../../src/contract/failure.ts'
import { toForm } from '../../src/contract/form.ts'
import { calls } from '../../src/contract/calls.ts'

describe('contract', () => {
  it('[SES-01] a payload becomes form text: lists comma-joined, nothing for what is absent', () => {
    const form = toForm({
      ids: [1, 2],
      none: [],
      text: 'a&b=c 会',
      no: false,
      zero: 0,
      gone: undefined,
      nil: null,
    })
    expect([...form]).toEqual([
      ['ids', '1,2'],
      ['none', ''],
      ['text', 'a&b=c 会'],
      ['no', 'false'],
      ['zero', '0'],
    ])
  })

  it('[SES-01] what becomes form text is read back the same', () => {
    const form = toForm({ text: ' a+b%20\u{1f600}\r\n"\'&=;' })
    expect(new URLSearchParams(form.toString()).get('text')).toBe(' a+b%20\u{1f600}\r\n"\'&=;')
  })

  it('no two calls share a method and a path', () => {
    const addresses = Object.values(calls).map(({ method, path }) => `${method} ${path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it.each([undefined, null, 'text', 0, {}, new Error('odd'), { detail: null }])(
    'anything that was thrown is a failure without a sentence: %s',
    (thrown) => {
      expect(toFailure(thrown)).toEqual(failure('server'))
    },
  )

  it('a failure keeps its sentence, and survives being written down', () => {
    const refusal = { reason: 'codeWrong', field: 'code', retry_after: 9 }
    const detail = toFailure(new CallError(failure('refused', '验证码错误', refusal)))
    expect(JSON.parse(JSON.stringify(detail))).toEqual({
      kind: 'refused',
      msg: '验证码错误',
      reason: 'codeWrong',
      field: 'code',
      retryAfter: 9,
    })
  })
})

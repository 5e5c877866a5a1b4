import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { calls } from '../../src/contract/calls.ts'
import type { CallName } from '../../src/contract/calls.ts'
import { email } from '../../src/contract/email.ts'
import { idList, line } from '../../src/contract/fields.ts'
import {
  bindForm,
  emailLoginForm,
  passwordLoginForm,
  phoneLoginForm,
  phoneTarget,
} from '../../src/contract/login.ts'
import { phoneDigits, phoneFault, phoneMaxLength } from '../../src/contract/phone.ts'
import { profileForm } from '../../src/contract/user.ts'
import { runs } from '../support/seed.ts'
import { addressOf, lineOf } from '../../src/contract/spelling.ts'

/** Any text, also with lone surrogates, and text that is nearly right. */
const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) }),
)
const digits = (max: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: max }).map((list) => list.join(''))
const nearlyPhone = fc.oneof(
  text,
  digits(24),
  digits(9).map((rest) => `1${rest}`),
  fc
    .tuple(fc.constantFrom('13', '15', '19', '12', '23'), fc.integer({ min: 0, max: 999_999_999 }))
    .map(([start, rest]) => start + String(rest).padStart(9, '0')),
)
const country = fc.constantFrom('86', '852', '1', '44', '81')
const mailPart = fc.string({ unit: fc.constantFrom(...'abcXYZ019._-+@<>\'" \\:会\u200b．'), maxLength: 70 })
const nearlyEmail = fc.oneof(
  text,
  fc.tuple(mailPart, mailPart).map(([local, domain]) => `${local}@${domain}`),
  fc.tuple(mailPart, mailPart).map(([local, domain]) => `${local}@${domain}.cn`),
  fc.emailAddress(),
)
const nearlyIds = fc.oneof(
  text,
  fc.string({ unit: fc.constantFrom(...'0123456789,'), maxLength: 30 }),
  fc.array(fc.integer({ min: 1, max: 9_999 }), { maxLength: 60 }).map((ids) => ids.join(',')),
)

const isDigit = (char: string) => char >= '0' && char <= '9' && char.length === 1
const areDigits = (chars: string) => [...chars].every(isDigit)

/** VAL-02, read from the rule and not from the code. */
const isPhone = (mobile: string, code: string) =>
  code === '86'
    ? mobile.length === 11 && areDigits(mobile) && mobile[0] === '1' && Number(mobile[1]) >= 3
    : mobile.length >= 6 && mobile.length <= 20 && areDigits(mobile)

const isPlainLine = (typed: string, max: number) =>
  typed.length >= 1 &&
  typed.length <= max &&
  !/[\ud800-\udfff]/u.test(typed) &&
  [...typed].every((char) => {
    const code = char.charCodeAt(0)
    // C0, DEL and C1, the separators of lines and paragraphs, and what is no character.
    return code >= 32 && !(code >= 0x7f && code <= 0x9f) && ![0x2028, 0x2029, 0xfffe, 0xffff].includes(code)
  })

/** VAL-01 as a parser: something, one @, at least two labels. */
const isEmail = (typed: string) => {
  const address = typed.trim()
  if (!isPlainLine(address, 254)) return false
  const [local = '', domain, ...more] = address.split('@')
  if (domain === undefined || more.length > 0 || local.length < 1 || local.length > 64) return false
  if ([...local].some((char) => '<>"()[],;:\\'.includes(char) || char.trim() === '')) return false
  const labels = domain.toLowerCase().split('.')
  return (
    labels.length >= 2 &&
    labels.every(
      (label) =>
        label !== '' && [...label].every((char) => 'abcdefghijklmnopqrstuvwxyz0123456789-'.includes(char)),
    )
  )
}

const isIdList = (typed: string) =>
  typed === '' ||
  (typed.length <= 200 &&
    typed.split(',').every((id) => id !== '' && id.length <= 10 && areDigits(id) && id[0] !== '0'))

describe('validation', () => {
  it('[VAL-02] a number is accepted exactly when the rule of its country accepts it', () => {
    let accepted = 0
    fc.assert(
      fc.property(nearlyPhone, country, (mobile, code) => {
        const isFine = phoneFault(mobile, code) === null
        accepted += isFine ? 1 : 0
        expect(isFine).toBe(isPhone(mobile, code))
      }),
      runs(5_000),
    )
    expect(accepted, 'the generator must make right numbers too').toBeGreaterThan(50)
  })

  it('[VAL-02] [VAL-05] the form accepts exactly the numbers of the rule, after trimming', () => {
    fc.assert(
      fc.property(nearlyPhone, country, (mobile, country_code) => {
        const parsed = phoneTarget.safeParse({ mobile, country_code })
        expect(parsed.success).toBe(isPhone(mobile.trim(), country_code))
        if (parsed.success) expect(parsed.data.mobile).toBe(mobile.trim())
      }),
      runs(3_000),
    )
  })

  it.each([
    ['', '86', 'phoneEmpty'],
    ['12345678901', '86', 'phoneWrong'],
    ['1380013800', '86', 'phoneWrong'],
    ['138001380001', '86', 'phoneWrong'],
    ['12345', '852', 'phoneLength'],
    ['123456789012345678901', '852', 'phoneLength'],
    ['13800138000', '86', null],
    ['123456', '852', null],
    ['12345678901234567890', '852', null],
  ] as const)('[VAL-02] [VAL-04] the number "%s" of %s: %s', (mobile, code, fault) => {
    expect(phoneFault(mobile, code)).toBe(fault)
  })

  it('[VAL-02] input keeps digits only, at most 11 for 86 and 20 otherwise, and keeping again changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(nearlyPhone, text), country, (typed, code) => {
        const kept = phoneDigits(typed, code)
        expect(areDigits(kept)).toBe(true)
        expect(kept.length).toBeLessThanOrEqual(code === '86' ? 11 : 20)
        expect(phoneMaxLength(code)).toBe(code === '86' ? 11 : 20)
        expect(phoneDigits(kept, code)).toBe(kept)
      }),
      runs(5_000),
    )
  })

  it('[VAL-02] input keeps every right number as it is, however it is written', () => {
    fc.assert(
      fc.property(
        nearlyPhone,
        country,
        fc.constantFrom('', ' ', '-', '(', '\u00a0'),
        (mobile, code, mark) => {
          fc.pre(isPhone(mobile, code))
          expect(phoneDigits([...mobile].join(mark), code)).toBe(mobile)
        },
      ),
      runs(2_000),
    )
    expect(phoneDigits('+86 138-0013-8000', '86')).toBe('13800138000')
    expect(phoneDigits('０１３８', '852')).toBe('0138')
  })

  it('[VAL-01] an address is accepted exactly when it has the general form', () => {
    let accepted = 0
    fc.assert(
      fc.property(nearlyEmail, (typed) => {
        const parsed = email.safeParse(typed)
        accepted += parsed.success ? 1 : 0
        // Judged in the spelling in which it is kept.
        expect(parsed.success).toBe(isEmail(addressOf(typed)))
        if (parsed.success) expect(parsed.data).toBe(addressOf(typed))
      }),
      runs(5_000),
    )
    expect(accepted, 'the generator must make right addresses too').toBeGreaterThan(50)
  })

  it.each([
    ['', 'emailEmpty'],
    ['   ', 'emailEmpty'],
    ['someone', 'emailFormat'],
    ['someone@example', 'emailFormat'],
    ['@example.com', 'emailFormat'],
    ['a@b@example.com', 'emailFormat'],
    [`${'a'.repeat(250)}@b.cn`, 'tooLong'],
  ])('[VAL-01] the address "%s": %s', (typed, reason) => {
    expect(email.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([reason])
  })

  it.each([
    ['a'.repeat(20), true],
    ['a'.repeat(21), false],
    // Two UTF-16 units each.
    ['𐀀'.repeat(10), true],
    ['𐀀'.repeat(11), false],
    // One sign, kept as three.
    ['\u{1D160}'.repeat(3), true],
    ['\u{1D160}'.repeat(4), false],
  ])(
    '[VAL-05] the limit of "%s" is counted in UTF-16 units of what is kept: accepted %s',
    (typed, isTaken) => {
      expect(line(20).safeParse(typed).success).toBe(isTaken)
    },
  )

  it('a line is accepted exactly when it is short, visible text', () => {
    const field = line(20)
    fc.assert(
      fc.property(text, (typed) => {
        expect(field.safeParse(typed).success).toBe(isPlainLine(lineOf(typed), 20))
      }),
      runs(5_000),
    )
  })

  it('[PROF-03] a list of ids is accepted exactly when it is comma-joined numbers', () => {
    fc.assert(
      fc.property(nearlyIds, (typed) => {
        const parsed = idList.safeParse(typed)
        expect(parsed.success).toBe(isIdList(typed))
        // A number that no row can have is 0, which no row has either.
        const known = (id: string) => (Number(id) > 2_147_483_647 ? '0' : id)
        if (parsed.success) expect(parsed.data.join(',')).toBe(typed.split(',').map(known).join(','))
      }),
      runs(4_000),
    )
  })

  it('[PROF-02] a profile is accepted exactly with 1 to 3 subjects, or up to 3 for group 2', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('1', '2', '0', '3', 'x'),
        fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 6 }),
        fc.constantFrom('0', '1', '2', '-1'),
        (group_id, ids, need_submission_service) => {
          const parsed = profileForm.safeParse({
            group_id,
            search_field: ids.join(','),
            p_search_field: '1',
            need_submission_service,
          })
          const isKnown = ['1', '2'].includes(group_id) && ['0', '1'].includes(need_submission_service)
          const isCounted = ids.length <= 3 && (group_id === '2' || ids.length >= 1)
          expect(parsed.success).toBe(isKnown && isCounted)
        },
      ),
      runs(2_000),
    )
  })

  it.each([
    ['phone', phoneLoginForm, { mobile: '13800138000' }, 'code', 'codeEmpty'],
    ['e-mail', emailLoginForm, { email: 'a@b.cn' }, 'code', 'codeEmpty'],
    ['bind', bindForm, { mobile: '13800138000', openid: 'o' }, 'code', 'codeEmpty'],
    ['password', passwordLoginForm, { account: 'a' }, 'password', 'passwordEmpty'],
    ['account', passwordLoginForm, { password: 'p' }, 'account', 'accountEmpty'],
  ] as const)(
    '[VAL-03] [BIND-02] the %s form names what is missing',
    (_name, form, filled, field, reason) => {
      for (const empty of ['', '   ', undefined]) {
        const given = empty === undefined ? filled : { ...filled, [field]: empty }
        const issues = form.safeParse(given).error?.issues.map(({ path, message }) => [path, message])
        expect(issues).toEqual([[[field], reason]])
      }
    },
  )

  it('[LOGIN-10] codes and passwords are trimmed', () => {
    const byCode = phoneLoginForm.parse({ mobile: ' 13800138000 ', code: ' 123456\n' })
    expect(byCode).toMatchObject({ mobile: '13800138000', code: '123456', country_code: '86' })
    const byPassword = passwordLoginForm.parse({ account: ' a ', password: '\tsecret 1 ' })
    expect(byPassword).toMatchObject({ account: 'a', password: 'secret 1' })
  })

  const names = Object.keys(calls) as CallName[]

  it.each(names)('whatever is sent to %s is judged and never throws', (name) => {
    const { input } = calls[name]
    const fields = Object.keys(input instanceof Object && 'shape' in input ? (input.shape as object) : {})
    const form = fc.dictionary(
      fc.constantFrom(...fields, 'other', '__proto__'),
      fc.oneof(text, fc.anything()),
    )
    fc.assert(
      fc.property(fc.oneof(fc.anything({ withNullPrototype: true }), form), (given) => {
        expect(typeof input.safeParse(given).success).toBe('boolean')
      }),
      runs(150),
    )
  })

  const hostile: Record<string, string> = {
    spaces: ' '.repeat(100_000),
    'spaces inside': `a${' '.repeat(100_000)}b`,
    dots: `a@${'a.'.repeat(50_000)}`,
    dashes: `a@${'-'.repeat(100_000)}`,
    ats: '@'.repeat(100_000),
    local: `${'a'.repeat(100_000)}@b.cn`,
    digits: '1'.repeat(100_000),
    commas: '1,'.repeat(50_000),
    fractions: '½'.repeat(100_000),
    surrogates: '\ud800'.repeat(100_000),
    combining: `e${'\u0301'.repeat(100_000)}`,
    ligatures: '\ufdfa'.repeat(20_000),
    nul: '\0'.repeat(100_000),
  }
  const validators: Record<string, (typed: string) => unknown> = {
    phoneFault: (typed) => [phoneFault(typed, '86'), phoneFault(typed, '852')],
    phoneDigits: (typed) => phoneDigits(typed, '86'),
    phoneTarget: (mobile) => phoneTarget.safeParse({ mobile, country_code: mobile }),
    email: (typed) => email.safeParse(typed),
    line: (typed) => line(2_000).safeParse(typed),
    idList: (typed) => idList.safeParse(typed),
    passwordLogin: (typed) => passwordLoginForm.safeParse({ account: typed, password: typed, tg: typed }),
  }
  it.each(
    Object.keys(validators).flatMap((name) => Object.keys(hostile).map((kind) => [name, kind] as const)),
  )('%s judges 100 000 hostile characters (%s) at once', (name, kind) => {
    const typed = hostile[kind] ?? ''
    const judge = validators[name]
    expect(judge).toBeTypeOf('function')
    // The quickest of a few tries: another program on the machine must not fail this.
    const times = Array.from({ length: 5 }, () => {
      const started = performance.now()
      judge?.(typed)
      return performance.now() - started
    })
    expect(Math.min(...times)).toBeLessThan(60)
  })
})

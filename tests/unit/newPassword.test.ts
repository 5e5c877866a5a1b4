import { expect, it } from 'vitest'

import { passwordFault } from '../../src/contract/newPassword.ts'

const isLeaked = (text: string) => ['iloveyou', 'password', 'dragonfly'].includes(text)
const known = [
  '+86 13812345678',
  'lin.mei@example.org',
  '林梅梅',
  '全国量子信息大会',
  'Quantum Days',
  '',
  'Li',
]

it.each([
  ['seven77', 'passwordShort'],
  ['ILoveYou', 'passwordCommon'],
  ['dragonfly!!', 'passwordCommon'],
  ['P@$$w0rd', 'passwordCommon'],
  ['11111111', 'passwordCommon'],
  ['８８８８８８８８a', 'passwordCommon'],
  ['12341234', 'passwordCommon'],
  ['qazwsxqazwsx', 'passwordCommon'],
  ['1234567890', 'passwordCommon'],
  ['87654321', 'passwordCommon'],
  ['hijklmnop', 'passwordCommon'],
  ['13812345678', 'passwordPersonal'],
  ['12345678-ab', 'passwordPersonal'],
  ['LinMei2026', 'passwordPersonal'],
  ['example.ORG', 'passwordPersonal'],
  ['林梅梅20261128', null],
  ['林梅梅12345', 'passwordPersonal'],
  ['Quantum-Days-27', 'passwordPersonal'],
  ['mei𠮷𠮷𠮷𠮷𠮷𠮷𠮷', null],
  // The rest beside a known word is enough.
  ['quantum-of-lanterns', null],
  ['correct-horse-7', null],
  ['olive Lion', null],
] as const)('[ACC-04] the password %s is judged %s', (password, fault) => {
  expect(passwordFault(password, { known, isLeaked })).toBe(fault)
})

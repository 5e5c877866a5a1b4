import { describe, expect, it } from 'vitest'

import { emptyAuthor } from '../../src/contract/paperTexts.ts'
import { conflictsOf, identityOf, partiesOf } from '../../server/lifecycles/papers/assign/conflicts.ts'
import { isSameName, nameKeys } from '../../server/lifecycles/papers/assign/sameName.ts'
import { isPublicMail } from '../../server/lifecycles/papers/publicMail.ts'

const same = [
  ['García', 'Garcia'],
  ['José García', 'Jose Garcia'],
  ['José García', 'GARCÍA, José'],
  ['José García', 'J. García'],
  ['José García', 'Garcia J'],
  ['J. A. García', 'José Antonio García'],
  ['José A. García', 'José García'],
  ['J.-P. Martin', 'Jean-Pierre Martin'],
  ['林梅', 'Lin Mei'],
  ['林梅', 'Mei Lin'],
  ['林梅', 'LIN Mei'],
  ['林梅', 'M. Lin'],
  ['林 梅', '林梅'],
  ['Lin Mei', 'Mei LIN'],
  ['王小明', 'Wang Xiaoming'],
  ['王小明', 'Xiao-Ming Wang'],
  ['王小明', 'X. M. Wang'],
  ['诸葛亮', 'Zhuge Liang'],
  ['单田芳', 'Shan Tianfang'],
  ['吕明', 'Lü Ming'],
  ['吕明', 'Lyu Ming'],
  ['Garcı\u0301a', 'García'],
  ['Işık Yıldız', 'Isik Yildiz'],
  ['Jürgen Groß', 'Juergen Gross'],
  ['Søren Østergaard', 'Soren Ostergaard'],
  ['Søren Østergaard', 'Soeren Oestergaard'],
  ['Łukasz Żak', 'Lukasz Zak'],
  ['ＬＩＮ Ｍｅｉ', 'lin mei'],
  ["Pat O'Brien", 'Pat O’Brien'],
  ['陈𠮷㛃', '陈𠮷㛃'],
] as const
const others = [
  ['林梅', '林玫'],
  ['林梅', 'Lin Wei'],
  ['林梅', 'W. Lin'],
  ['José García', 'M. García'],
  ['José García', 'José Garrido'],
  ['J. A. García', 'J. B. García'],
  ['Jean-Pierre Martin', 'J. A. Martin'],
  ['林', '林'],
  ['Lin', 'Lin'],
  ['', ''],
  ['か田', 'が田'],
  ['कमल', 'कमला'],
] as const

describe('names', () => {
  it.each(same)('are the same: %s, %s', (one, other) => {
    expect([
      isSameName(nameKeys([one]), nameKeys([other])),
      isSameName(nameKeys([other]), nameKeys([one])),
    ]).toEqual([true, true])
  })

  it.each(others)('are not: %s, %s', (one, other) => {
    expect([
      isSameName(nameKeys([one]), nameKeys([other])),
      isSameName(nameKeys([other]), nameKeys([one])),
    ]).toEqual([false, false])
  })
})

const parties = partiesOf(
  {
    authors: [
      { ...emptyAuthor, name: '林梅', email: 'mei.lin@mails.tsinghua.edu.cn' },
      {
        ...emptyAuthor,
        eng_name: 'José García',
        eng_affiliation: 'Universidad Politécnica de Madrid',
        email: 'jg@yahoo.co.uk',
      },
    ],
    conflicts: ['Søren Østergaard'],
  },
  [],
)
const conflicts = (name: string, email: string, affiliation = '') =>
  conflictsOf(
    parties,
    identityOf({
      userId: null,
      emails: [email],
      names: [name],
      affiliations: [affiliation],
      coauthors: new Set(),
    }),
    null,
  )

describe('who must not review', () => {
  it.each([
    ['林梅', 'lm@qq.com', '', ['name']],
    ['Lin Mei', 'x@gmail.com', '', ['name']],
    ['Jose Garcia', 'x@gmail.com', '', ['name']],
    ['J. García', 'x@gmx.at', 'Universidad Politecnica de Madrid', ['name', 'affiliation']],
    ['Ana Ruiz', 'x@gmx.at', 'UNIVERSIDAD POLITECNICA DE MADRID', ['affiliation']],
    ['Soren Ostergaard', 'x@gmx.at', '', ['named']],
    ['Wei Zhang', 'x@cs.tsinghua.edu.cn', '', []],
    ['Wei Zhang', 'x@lab.mails.tsinghua.edu.cn', '', ['domain']],
    ['Wei Zhang', 'x@yahoo.co.uk', '', []],
    ['林梅', 'mei.lin@mails.tsinghua.edu.cn', '', ['author', 'domain']],
  ])('%s <%s> %s', (name, email, affiliation, kinds) => {
    expect(conflicts(name, email, affiliation)).toEqual(kinds)
  })

  it.each(
    'yahoo.co.uk hotmail.fr live.fr t-online.de orange.fr gmx.at free.fr laposte.net libero.it qq.com vip.qq.com 163.com vip.163.com 126.com 139.com 189.cn sina.com foxmail.com gmail.com naver.com yandex.ru proton.me tutanota.com'.split(
      ' ',
    ),
  )('an address at %s says nothing of where somebody works', (domain) => {
    expect(isPublicMail(domain)).toBe(true)
  })

  it.each('tsinghua.edu.cn mit.edu ethz.ch cam.ac.uk tum.de cas.cn u-tokyo.ac.jp ucd.ie'.split(' '))(
    'one at %s does',
    (domain) => {
      expect(isPublicMail(domain)).toBe(false)
    },
  )
})

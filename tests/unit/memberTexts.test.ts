import { expect, it } from 'vitest'

import { routes } from '../../src/app/routes.ts'
import { sections } from '../../src/components/account/Member/sections.ts'
import en from '../../src/i18n/en.json'
import zh from '../../src/i18n/zh-CN.json'

/** Names of the open pages that the member centre frames. */
const open = routes
  .map(({ name }) => name)
  .filter((name) =>
    sections.some((section) => section.name === name || section.pages.some((page) => page.name === name)),
  )

it('[I18N-02] [NAV-04] every open page of the member centre has its title and its lead in both languages', () => {
  expect(open.length).toBeGreaterThan(10)
  const keys = open.flatMap((name) => [`member.page.${name}`, `member.lead.${name}`])
  for (const texts of [zh, en]) expect(keys.filter((key) => !(key in texts))).toEqual([])
})

import { cutTo } from './characters.ts'

/** A line of a pasted list of reviewers. */
export interface ListedReviewer {
  /** Number of the line, from 1. */
  readonly line: number
  /** Address, phone or account name. */
  readonly contact: string
  /** Empty: not written there. */
  readonly name: string
  readonly affiliation: string
}

/** Lines of a list at most, and characters of all of them. */
export const reviewerListLimits = { lines: 300, characters: 30_000 } as const

/**
 * Reviewers as listed in mails, sheets and texts, one a line: `周启 <zhou@uni.example>`, `周启, 江南大学, zhou@uni.example`,
 * columns of a spreadsheet, or an address, phone or account name alone. Where there is an address, the first of the
 * other parts is the name and the second the affiliation. Empty lines are left out.
 */
export const reviewerList = (text: string): ListedReviewer[] =>
  text.split('\n').flatMap((written, at) => {
    const [contact] = address.exec(written) ?? []
    const [first = '', second = ''] = (contact === undefined ? written : written.replace(contact, '\t'))
      .split(/[\t,，;；、<>()（）"“”]/u)
      .map((part) => part.trim())
      .filter((part) => part !== '')
    const line = at + 1
    if (contact !== undefined)
      return { line, contact, name: cutTo(first, 80), affiliation: cutTo(second, 200) }
    return first === '' ? [] : { line, contact: cutTo(first, 254), name: '', affiliation: '' }
  })

const address = /[^\s,，;；、<>()（）"“”:：]+@[^\s,，;；、<>()（）"“”:：]+/u

/**
 * Result of a line: `account` and `address` join the pool; those who are `known` there stay unchanged; `repeated`
 * occurs in an earlier line; `nameless` is an address without account and name, and `unknown` neither an account nor an
 * address.
 */
export const listStandings = ['account', 'address', 'known', 'repeated', 'nameless', 'unknown'] as const
export type ListStanding = (typeof listStandings)[number]

/** Whether a line adds a member to the pool. */
export const joinsPool = (standing: ListStanding): boolean => standing === 'account' || standing === 'address'

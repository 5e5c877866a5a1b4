import type { LifecycleRecord } from '../../../contract/lifecycle.ts'

/** The page on which people work on what a record is about, and its name; null: the record is all there is. */
export const workplaceOf = ({ entity, id, roles, related }: LifecycleRecord) => {
  const isChair = roles.includes('organizer') || roles.includes('programme')
  const paper = entity === 'paper' ? id : related.find((other) => other.entity === 'paper')?.id
  if (paper === undefined || !['paper', 'review', 'decision', 'rebuttal'].includes(entity)) return null
  if (isChair) return { href: `/console/paper/${paper}/decision`, name: 'record.toDesk' } as const
  return entity === 'paper' && roles.includes('owner')
    ? ({ href: `/personal/paper/postedby?paper_id=${paper}`, name: 'record.toOwnPaper' } as const)
    : null
}

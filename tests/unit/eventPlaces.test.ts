import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

import { queueTable } from '../../server/lifecycles/queues.ts'
import { routes } from '../../src/app/routes.ts'
import { entities } from '../../src/contract/entity.ts'
import type { Entity } from '../../src/contract/entity.ts'
import { eventsWithOwnCall, queues } from '../../src/contract/lifecycle.ts'
import type { Role } from '../../src/contract/roles.ts'
import { lifecycles } from '../../src/machines/lifecycles/lifecycles.ts'
import { nodesOf } from '../../workbench/core/walk.ts'

/**
 * Every event of every lifecycle has a place where it is caused, for each part that may cause it:
 * - the server itself, which names the event in its sources;
 * - a queue of the console that shows records in the states that know the event, and leads to their page;
 * - a page of the site, whose modules make the call or lead to the record.
 * recordTexts.test.ts and the walks of the lifecycles prove that the record's page then offers it.
 */

interface OwnPlace {
  /** Name of a route. */
  readonly page: string
  /** Words in its modules: a call that they make, or a link to the record. */
  readonly has: string
  /** The page asks for it by this name, and this service says it. */
  readonly through?: readonly [ask: string, service: string]
}

const submitted: OwnPlace = {
  page: 'attest',
  has: 'submitApplication',
}

/** Page on which the owner or receiver of a record finds each event. */
const ownPlaces: Readonly<Record<string, OwnPlace>> = {
  'order.reprice': { page: 'pay', has: 'setCoupon', through: ['setCoupon', 'checkoutService'] },
  'order.cancel': { page: 'confOrder', has: '/console/order/${' },
  'payment.abandon': {
    page: 'pay',
    has: "'payment.abandon'",
    through: ['abandonPayment', 'checkoutService'],
  },
  'payment.submit': { page: 'pay', has: 'submitVoucher', through: ['sendVoucher', 'checkoutService'] },
  'proof.submit': {
    page: 'register',
    has: 'submitStudentProof',
    through: ['sendProof', 'registrationService'],
  },
  'proof.withdraw': { page: 'register', has: '/console/studentProof/${' },
  'refund.request': { page: 'confOrder', has: 'requestRefund' },
  'invoice.request': { page: 'invoice', has: 'saveInvoice' },
  'invoice.edit': { page: 'invoice', has: 'saveInvoice' },
  'invoice.withdraw': { page: 'invoice', has: '/console/invoice/${' },
  'organizer.submit': submitted,
  'organizer.change': submitted,
  'organizer.withdraw': { page: 'attest', has: "'organizer.withdraw'" },
  'certificate.collect': { page: 'certificate', has: '/console/certificate/${' },
  'meal.share': { page: 'mealticket', has: 'shareMeal' },
  'meal.claim': { page: 'mealticket', has: 'claimMeal' },
  'meal.takeBack': { page: 'mealticket', has: '/console/mealVoucher/${' },
  'enquiry.followUp': { page: 'butler', has: '`enquiry.${wish}`' },
  'enquiry.close': { page: 'butler', has: '`enquiry.${wish}`' },
  'deletion.request': {
    page: 'accountDeletion',
    has: 'sendRequest',
    through: ['ownDeletion', 'ownDeletionService'],
  },
  'deletion.cancel': {
    page: 'accountDeletion',
    has: 'sendCancel',
    through: ['ownDeletion', 'ownDeletionService'],
  },
  'knock.hit': { page: 'knock', has: 'hitKnock' },
  'knock.take': { page: 'benefits', has: "'knock.take'" },
  'knock.cancel': { page: 'benefits', has: "'knock.cancel'" },
  'staff.accept': { page: 'message', has: 'link' },
  'staff.decline': { page: 'message', has: 'link' },
  'team.accept': { page: 'teamInvitation', has: 'answerTeamInvitation' },
  'team.decline': { page: 'teamInvitation', has: 'answerTeamInvitation' },
  'team.leave': { page: 'organizerTeam', has: 'leaveTeam' },
  'waitlist.cancel': { page: 'register', has: '/console/waitlist/${' },
  'paper.submit': { page: 'submit', has: 'submitPaper', through: ['submitPaper', 'paperService'] },
  'paper.amend': { page: 'submit', has: 'amendPaper', through: ['submitPaper', 'paperService'] },
  'paper.resubmit': { page: 'submit', has: 'resubmitPaper', through: ['submitPaper', 'paperService'] },
  'paper.finalize': { page: 'submit', has: 'finalizePaper', through: ['finalizePaper', 'paperService'] },
  'paper.withdraw': { page: 'postedby', has: 'withdrawPaper', through: ['withdrawPaper', 'paperService'] },
  'paper.revive': { page: 'postedby', has: 'revivePaper', through: ['revivePaper', 'paperService'] },
  'comment.edit': { page: 'comment', has: 'amendComment', through: ['useCommentFlow', 'commentService'] },
  'comment.delete': { page: 'comment', has: 'removeComment', through: ['useCommentFlow', 'commentService'] },
  'rebuttal.submit': { page: 'postedby', has: 'submitRebuttal', through: ['portOf', 'rebuttalService'] },
  'rebuttal.amend': { page: 'postedby', has: 'submitRebuttal', through: ['portOf', 'rebuttalService'] },
  'review.accept': { page: 'onlinereview', has: 'acceptReview', through: ['acceptReview', 'reviewService'] },
  'review.reject': {
    page: 'onlinereview',
    has: 'declineReview',
    through: ['review.decline', 'reviewService'],
  },
  'review.draft': { page: 'onlinereview', has: 'saveReview', through: ['keepWritten', 'reviewService'] },
  'review.submit': { page: 'onlinereview', has: 'submitReview', through: ['review.send', 'reviewService'] },
  'review.amend': { page: 'onlinereview', has: 'submitReview', through: ['review.send', 'reviewService'] },
}

/** Events that chairs cause from the desk of their papers or from the page of their team: records that are in no queue. */
const deskPlaces: Readonly<Record<string, OwnPlace>> = {
  'rebuttal.open': {
    page: 'paperDecision',
    has: 'openRebuttals',
    through: ['openingOf', 'rebuttalService'],
  },
  'content.edit': { page: 'contentEditor', has: 'saveContent', through: ['portOf', 'contentService'] },
  'content.release': { page: 'contentEditor', has: 'moveContent', through: ['portOf', 'contentService'] },
  'content.restore': { page: 'contentEditor', has: 'moveContent', through: ['portOf', 'contentService'] },
  'content.confirm': { page: 'contentEditor', has: 'moveContent', through: ['portOf', 'contentService'] },
  'content.retire': { page: 'contentEditor', has: 'content.${', through: ['portOf', 'contentService'] },
  'content.revive': { page: 'contentEditor', has: 'content.${', through: ['portOf', 'contentService'] },
  'import.map': { page: 'record', has: 'mapPeopleImport' },
  'import.apply': { page: 'peopleImports', has: '/console/peopleImport/${' },
  'import.applyRest': { page: 'peopleImports', has: '/console/peopleImport/${' },
  'import.applyQuietly': { page: 'peopleImports', has: '/console/peopleImport/${' },
  'import.applyRestQuietly': { page: 'peopleImports', has: '/console/peopleImport/${' },
  'import.undo': { page: 'peopleImports', has: '/console/peopleImport/${' },
  'import.discard': { page: 'peopleImports', has: '/console/peopleImport/${' },
  'batch.generate': { page: 'organizerDocuments', has: '/console/documentBatch/${' },
  'batch.issue': { page: 'organizerDocuments', has: '/console/documentBatch/${' },
  'batch.discard': { page: 'organizerDocuments', has: '/console/documentBatch/${' },
  'staff.withdraw': { page: 'ownLive', has: '/console/liveStaff/${' },
  'staff.replace': { page: 'ownLive', has: '/console/liveStaff/${' },
  'team.resend': { page: 'organizerTeam', has: 'resendTeamInvitation' },
  'team.revoke': { page: 'organizerTeam', has: "'team.revoke'" },
  'team.remove': { page: 'organizerTeam', has: 'removeFromTeam' },
  'campaign.see': { page: 'campaign', has: "'campaign.see'" },
  'campaign.ask': { page: 'campaign', has: "'campaign.ask'" },
  'campaign.confirm': { page: 'campaign', has: "'campaign.confirm'" },
  'campaign.schedule': { page: 'campaign', has: "'campaign.schedule'" },
  'campaign.send': { page: 'campaign', has: "'campaign.send'" },
  'campaign.unschedule': { page: 'campaign', has: "'campaign.unschedule'" },
  'campaign.pause': { page: 'campaign', has: "'campaign.pause'" },
  'campaign.resume': { page: 'campaign', has: "'campaign.resume'" },
  'campaign.cancel': { page: 'campaign', has: "'campaign.cancel'" },
}

/** Forms on the page of a record that make the call of an event, beside its buttons. */
const formsOnRecord: Readonly<Record<string, OwnPlace>> = {
  'invoice.attach': { page: 'record', has: 'uploadInvoice' },
}

const causes = entities.flatMap((entity) =>
  Object.entries(lifecycles[entity].causes).flatMap(([event, roles]) =>
    roles.map((role) => [event, role, entity] as const),
  ),
)
const by = (...wanted: readonly Role[]) => causes.filter(([, role]) => wanted.includes(role))

/** Queue, part, and a state that waits for that part. */
const waitingStates = queues.flatMap((queue) =>
  Object.entries(queueTable[queue].waiting).flatMap(([role, states]) =>
    states.map((state) => [queue, role as Role, state] as const),
  ),
)

describe('every event of a lifecycle has a place that causes it', () => {
  it.each(by('system'))('%s by the server, which names it in its sources', (event) => {
    expect(serverNames(event)).toBe(true)
  })

  it.each(Object.entries(deskPlaces))('%s from the desk of the chairs', (_, place) => {
    expect(isThere(place)).toBe(true)
  })

  it.each(
    by('organizer', 'secretary', 'programme', 'staff', 'finance', 'admin').filter(
      ([event]) => !(event in deskPlaces),
    ),
  )(
    '%s by %s, from a queue of the console that has the records in every state that knows it',
    (event, role, entity) => {
      const known = statesKnowing(entity, event)
      expect(known, 'no state knows it').not.toEqual([])
      expect(known.filter((state) => !shownTo(role, entity).has(state))).toEqual([])
    },
  )

  it.each(waitingStates)(
    '[ORD-01] in the queue %s, for %s, %s waits because of an event of that part',
    (queue, role, state) => {
      const { entity } = queueTable[queue]
      const mine = by(role).filter(
        ([event, , of]) => of === entity && statesKnowing(entity, event).includes(state),
      )
      expect(mine.map(([event]) => event)).not.toEqual([])
    },
  )

  it.each(by('owner', 'receiver'))('%s by %s, from a page of their own', (event) => {
    const place = ownPlaces[event]
    expect(place, 'the table has no place for it').toBeDefined()
    expect(place && isThere(place)).toBe(true)
  })

  it('the table has these events and no other', () => {
    expect(Object.keys(ownPlaces).sort()).toEqual(
      [...new Set(by('owner', 'receiver').map(([event]) => event))].sort(),
    )
  })

  it('what goes by a call of its own is made by a page, not by the button of a record', () => {
    for (const event of eventsWithOwnCall) {
      const place = ownPlaces[event] ?? formsOnRecord[event] ?? deskPlaces[event]
      expect(place && isThere(place), event).toBe(true)
      expect(place?.has, event).not.toMatch(/console/)
    }
  })
})

describe('the proof fails', () => {
  it('for an event that is not named, a state that no queue shows and a page that lacks the call', () => {
    expect(serverNames('order.vanish')).toBe(false)
    expect(statesKnowing('order', 'order.vanish')).toEqual([])
    expect(shownTo('staff', 'order').size).toBe(0)
    expect(shownTo('finance', 'invoice').has('not_invoiced')).toBe(false)
    expect(pageHas('modo', 'setCoupon')).toBe(false)
    expect(pageHas('mealticket', 'saveInvoice')).toBe(false)
    expect(pageHas('nowhere', '')).toBe(false)
    expect(isThere({ page: 'pay', has: "'payment.vanish'", through: ['setCoupon', 'checkoutService'] })).toBe(
      false,
    )
    expect(isThere({ page: 'modo', has: 'setCoupon', through: ['setCoupon', 'checkoutService'] })).toBe(false)
  })
})

/** Leaves from which the event can lead somewhere, also by a transition of a parent. */
function statesKnowing(entity: Entity, event: string): string[] {
  const { machine } = lifecycles[entity]
  return nodesOf(machine)
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .filter((leaf) => [leaf, ...parentsOf(leaf)].some((node) => Object.hasOwn(node.on, event)))
    .map((leaf) => leaf.path.join('.'))
}

function parentsOf(node: Node): Node[] {
  return node.parent === undefined ? [] : [node.parent, ...parentsOf(node.parent)]
}
type Node = ReturnType<typeof nodesOf>[number]

function shownTo(role: Role, entity: Entity): ReadonlySet<string> {
  const mine = queues
    .map((name) => queueTable[name])
    .filter((queue) => queue.entity === entity && Object.hasOwn(queue.waiting, role))
  return new Set(mine.flatMap(({ waiting, settled }) => [...Object.values(waiting).flat(), ...settled]))
}

function serverNames(event: string): boolean {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
  return files.some((file) => file.endsWith('.ts') && read(join('server', file)).includes(`'${event}'`))
}

function isThere({ page, has, through }: OwnPlace): boolean {
  if (through === undefined) return pageHas(page, has)
  const [ask, service] = through
  const said = modulesOf(resolve('src/services', `${service}.ts`))
  return pageHas(page, ask) && [...said].some((file) => read(file).includes(has))
}

/** The page is open, and one of the modules that it brings says so. */
function pageHas(name: string, text: string): boolean {
  const route = routes.find((each) => each.name === name)
  if (route === undefined) return false
  return [...modulesOf(resolve('src/pages', `${route.page.file}.tsx`))].some((file) =>
    read(file).includes(text),
  )
}

/** A module with everything of src that it imports, now or later. The contract names every call: it is left out. */
function modulesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file) || relative('src/contract', file).startsWith('..') === false) {
    return seen
  }
  seen.add(file)
  const code = read(file).replaceAll(/^import type .*$/gm, '')
  for (const [, path = ''] of code.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
    modulesOf(join(dirname(file), path), seen)
  }
  return seen
}

function read(file: string): string {
  return readFileSync(file, 'utf8')
}

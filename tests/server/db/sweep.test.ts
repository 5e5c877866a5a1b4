import { expect, it } from 'vitest'

import { oneTimeCodes, users } from '../../../server/db/schema/accounts.ts'
import { lives } from '../../../server/db/schema/catalogue.ts'
import { liveOrders } from '../../../server/db/schema/live.ts'
import { outboxMessages } from '../../../server/db/schema/outbox.ts'
import { similarityChecks } from '../../../server/db/schema/similarity.ts'
import { tables } from '../../../server/db/tables.ts'
import { sweep } from '../../../server/sweep.ts'
import { createOutbox } from '../../../server/senders/outbox.ts'
import { describeEngines, quietLog } from '../../support/engines.ts'
import { FakeSender, testConfig } from '../api/harness.ts'

const now = Date.UTC(2026, 10, 22)
const day = 86_400_000
const ago = (days: number) => new Date(now - days * day)

describeEngines('the sweep', (open) => {
  it('removes what the outbox "sent" more than a day ago, and orders that Tencent did more than a month ago', async () => {
    const { db } = await open()
    const tools = { db, config: testConfig, sender: new FakeSender(), log: quietLog, now: () => now }
    await createOutbox(db, quietLog).sendMail({ to: 'new', subject: 's', text: 't', lang: 'en' })
    const old = { channel: 'sms', body: 'b', lang: 'zh' } as const
    await db.insert(outboxMessages).values([
      { ...old, recipient: 'old', createdAt: ago(1.01) },
      { ...old, recipient: 'of today', createdAt: ago(0.99) },
    ])
    const [live] = await db
      .insert(lives)
      .values({
        title: 't',
        engTitle: 't',
        speaker: '',
        engSpeaker: '',
        startsAt: ago(0),
        cover: '',
        maxUser: 1,
      })
      .returning({ id: lives.id })
    const order = { liveId: live?.id ?? 0, order: { t: 'dismiss' } as const, dueAt: ago(40) }
    await db.insert(liveOrders).values([{ ...order, doneAt: ago(31) }, { ...order, doneAt: ago(29) }, order])
    await db.insert(oneTimeCodes).values([
      { target: 't', purpose: 'login', codeHash: 'h', expiresAt: ago(1.01) },
      { target: 't', purpose: 'login', codeHash: 'h', expiresAt: ago(0.5) },
    ])
    const [user] = await db.insert(users).values({ nickname: 'u' }).returning({ id: users.id })
    const check = { userId: user?.id ?? 0, month: 'm', characters: 1 }
    await db.insert(similarityChecks).values([
      { ...check, textHash: 'old', createdAt: ago(32.01) },
      { ...check, textHash: 'of this month', createdAt: ago(31) },
    ])
    await sweep(tools)
    const left = await db.select({ to: outboxMessages.recipient }).from(outboxMessages)
    expect(left.map(({ to }) => to).sort()).toEqual(['new', 'of today'])
    expect(await db.select({ doneAt: liveOrders.doneAt }).from(liveOrders)).toEqual([
      { doneAt: ago(29) },
      { doneAt: null },
    ])
    expect(await db.$count(oneTimeCodes)).toBe(1)
    expect(await db.select({ text: similarityChecks.textHash }).from(similarityChecks)).toEqual([
      { text: 'of this month' },
    ])
  })
})

/** Rows that come with traffic and go again; the sweep removes them. */
const swept = [
  'factor_challenges',
  'handover_tickets',
  'jobs',
  'live_orders',
  'one_time_codes',
  'outbox_messages',
  'partial_uploads',
  'rate_windows',
  'scenes',
  'sessions',
  ...['sheet_imports', 'sheet_rows'],
  'similarity_checks',
  'uploaded_files',
]

/** Content, records of what happened, and what is one row per person and thing: these are to stay. */
const kept = [
  ...['users', 'user_roles', 'user_subjects', 'organizer_applications', 'server_settings'],
  // One of each part that administrators set.
  'delivery_settings',
  ...['countries', 'nav_items', 'friendly_links', 'site_config', 'documents', 'subjects', 'consents'],
  ...['conferences', 'conference_publications', 'lives', 'videos', 'news', 'messages', 'coupon_statistics'],
  ...['refused_addresses', 'unwanted_mail', 'unwanted_sms'],
  // One per day and member at most: the request is a record.
  'account_exports',
  // One of each member at most.
  'account_deletions',
  ...['passkeys', 'totp_secrets', 'recovery_codes'],
  ...['ticket_types', 'price_tiers', 'meals', 'orders', 'payments', 'refunds', 'invoices'],
  ...['invoice_documents', 'tickets', 'scans', 'meal_vouchers', 'certificates', 'waitlist_entries'],
  ...['papers', 'paper_files', 'paper_submissions', 'paper_settings', 'reviews', 'paper_decisions'],
  ...[
    'paper_authors',
    'paper_reviewers',
    'review_invitations',
    'paper_rebuttals',
    'team_invitations',
    'live_staff',
  ],
  // One of each member for each conference; their files go a month after it.
  'student_proofs',
  // One of each member for each conference.
  ...['registration_groups', 'group_members'],
  'publications',
  ...['campaigns', 'campaign_recipients'],
  ...['point_accounts', 'point_movements', 'point_postings', 'point_lots'],
  ...['invite_codes', 'referrals', 'referral_rewards', 'knocks', 'knock_hits'],
  ...['paper_discussions', 'paper_pseudonyms', 'paper_comments'],
  ...['comments', 'comment_reports', 'comment_notices', 'enquiries', 'hotel_rooms'],
  // Grow with what is public; changes go when they are indexed.
  ...['search_documents', 'search_words', 'search_changes'],
  // Grow with the registrations.
  ...['people_terms', 'people_tags', 'order_tags', 'saved_views', 'bulk_actions', 'bulk_items'],
  'person_acts',
  // Their cells are forgotten after a month.
  ...['people_imports', 'people_import_rows'],
  // So many of each paper, and one of each conference.
  ...['presentation_files', 'template_packs', 'conference_contents', 'content_pictures'],
  // So many of each conference; those that were removed are swept.
  'host_entries',
  // So many of each conference.
  ...['coupon_batches', 'coupon_codes', 'form_fields'],
  // Designs, and what was printed by which; their files are swept.
  ...['document_templates', 'document_batches', 'document_items'],
  // Grow with the papers, and not with time.
  ...['similarity_documents', 'similarity_fingerprints'],
  ...['coupons', 'hotel_bookings', 'registration_drafts', 'collections', 'accepted_authors'],
  ...['live_rooms', 'live_messages', 'live_visits', 'video_visits'],
  // Append-only: triggers refuse to remove from them.
  ...['audit_events', 'lifecycle_events', 'live_events', 'site_versions', 'content_releases'],
  // One per payment by the sandbox, which replaces a provider's own books.
  ...['sandbox_trades', 'sandbox_refunds'],
]

it('every table is either swept or meant to be kept: a new one must say which', () => {
  expect(
    tables()
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...swept, ...kept].sort())
})

import { runLane, type Work } from './jobs/jobs.ts'
import { runCampaigns } from './lifecycles/campaigns/post.ts'
import { remindUnpaid } from './orders/remindUnpaid.ts'
import { remindAttendees } from './orders/remindAttendees.ts'
import { remindReviewers } from './orders/remindReviewers.ts'
import { notifyLiveSoon } from './notifications/notifyLiveSoon.ts'
import { expirePoints, warnOfPoints } from './lifecycles/benefits/points.ts'
import { runRefunds } from './pay/refunds.ts'
import { reconcilePayments } from './pay/reconcilePayments.ts'
import { runScheduledTransitions } from './orders/scheduledTransitions.ts'
import { keepRecordings } from './live/recordings.ts'
import { runOrders } from './live/tencent/runOrders.ts'
import { closeNext } from './lifecycles/people/bulk/applyBulk.ts'
import { forgetImports, runImports } from './orders/imports/runImports.ts'
import { decisionTextIn } from './lifecycles/papers/decisionText.ts'
import { keepMissingFingerprints } from './lifecycles/papers/similarity/documents.ts'
import { examineMissing } from './orders/examineKept.ts'
import { makeExports } from './files/exports/makeExports.ts'
import { sweep } from './sweep.ts'
import { makeBatches, sweepDocuments } from './documents/makeBatches.ts'
import { createMailAttachments } from './mailAttachments.ts'
import { sendMessageMail } from './notifications/sendMessageMail.ts'
import { sendMessageSms } from './notifications/sendMessageSms.ts'
import { notifyAttendees } from './notifications/notifyAttendees.ts'
import { sendAuthorMail } from './sendAuthorMail.ts'
import { sendInvitationMail } from './sendInvitationMail.ts'
import { sendTeamInvitationMail } from './sendTeamInvitationMail.ts'
import { settleBenefits } from './lifecycles/benefits/settleOrder.ts'
import { unsubscribePath } from './accounts/unsubscription.ts'
import { createEngine } from './lifecycles/engine.ts'
import { uploadStores } from './files/store.ts'
import { createUploads } from './files/uploads.ts'
import { drawBatch, makeDocument } from './documents/documentPool.ts'
import { keepPeopleTerms } from './lifecycles/people/keepPeopleTerms.ts'
import { indexChanges, repairIndex } from './search/keepIndex.ts'
import type { Breakers } from './senders/breaker.ts'
import { retryRow } from './jobs/rowByRow.ts'
import { laneNames, rowTasks, type JobKind, type RowTask } from '../src/contract/jobs.ts'
import type { Task } from './clock.ts'
import type { AppConfig } from './shared/config.ts'
import type { Db, Log } from './db/types.ts'
import type { RecordingTools } from './live/recordings.ts'
import type { createTencent } from './live/tencent/createTencent.ts'
import type { PaymentMethods } from './pay/paymentMethods.ts'
import type { Sender } from './senders/sender.ts'

export interface ClockTools {
  readonly db: Db
  readonly config: AppConfig
  readonly sender: Sender
  /** Those that the sender is behind; without them nothing is known to be unreachable. */
  readonly breakers?: Breakers
  readonly paymentMethods: PaymentMethods
  /** Origin of the site, without a trailing slash. */
  readonly origin: string
  readonly log: Log
  readonly now: () => number
  readonly recording: RecordingTools['recording']
  /** Reloads settings that administrators made on another server. */
  readonly reloadDelivery: () => Promise<void>
  /** Null: rooms are carried by this server. */
  readonly tencent: ReturnType<typeof createTencent> | null
}

/**
 * Everything that time causes. A task named by `rowTasks` goes through rows by `rowByRow`: a row that fails is set aside as
 * a job, which the task of its lane tries again.
 */
export const clockTasks = (given: ClockTools): readonly Task[] => {
  const { db, config, sender, breakers, paymentMethods, origin, log, now, recording, tencent } = given
  const stores = uploadStores(config.filesRoot)
  const uploads = createUploads(db, stores, now)
  const tools = {
    db,
    engine: createEngine(db, now, 'offered', paymentMethods),
    paymentMethods,
    log,
    now,
  }
  const mailTools = { db, sender, origin, now }
  const post = {
    ...{ ...mailTools, log, ...(breakers === undefined ? {} : { breaker: breakers.mail }) },
    unsubscribePath: (subscription: Parameters<typeof unsubscribePath>[1]) =>
      unsubscribePath(config.key, subscription),
  }
  const attachmentsOf = createMailAttachments({ db, invoiceFiles: stores.invoices, makeDocument })
  const batchTools = { ...tools, store: stores.documents, origin }
  const byRow: Record<RowTask, Omit<Task, 'name'>> = {
    campaigns: { everyMs: 1000, work: (only) => runCampaigns(post, only) },
    reminders: { everyMs: 20_000, work: (only) => remindUnpaid(tools, only) },
    attendees: { everyMs: 60_000, work: (only) => remindAttendees(tools, only) },
    reviewers: { everyMs: 60_000, work: (only) => remindReviewers(tools, only) },
    lives: { everyMs: 20_000, work: (only) => notifyLiveSoon(tools, only) },
    points: { everyMs: 60_000, work: (only) => expirePoints(tools, only) },
    expiringPoints: { everyMs: 600_000, work: (only) => warnOfPoints(tools, only) },
    refunds: { everyMs: 5000, work: (only) => runRefunds(tools, only) },
    payments: { everyMs: 5000, work: (only) => reconcilePayments(tools, only) },
    lifecycles: { everyMs: 20_000, work: (only) => runScheduledTransitions(tools, only) },
    recordings: { everyMs: 60_000, work: (only) => keepRecordings({ db, log, now, recording }, only) },
    tencent: {
      everyMs: 1000,
      work: async (only) => tencent !== null && runOrders({ db, tencent, log, now }, only),
    },
    search: { everyMs: 1000, work: (only) => indexChanges(tools, only) },
    people: { everyMs: 1000, work: (only) => keepPeopleTerms(tools, only) },
    bulk: { everyMs: 1000, work: (only) => closeNext(tools, only === undefined ? {} : { only }) },
    imports: { everyMs: 1000, work: (only) => runImports(tools, only) },
    oldImports: { everyMs: 600_000, work: (only) => forgetImports(tools, only) },
    similarity: { everyMs: 300_000, work: (only) => keepMissingFingerprints(tools, only) },
    names: {
      everyMs: 300_000,
      work: (only) => examineMissing({ ...tools, uploads, paperFiles: stores.papers }, only),
    },
    exports: { everyMs: 5000, work: (only) => makeExports({ db, stores, log, now }, only) },
    files: { everyMs: 600_000, work: (only) => uploads.sweep(log, only) },
    oldDocuments: { everyMs: 600_000, work: (only) => sweepDocuments(batchTools, only) },
  }
  const works: Record<JobKind, Work> = {
    mail: sendMessageMail({
      ...{ ...mailTools, attachmentsOf, decisionText: decisionTextIn(db) },
      unsubscribePath: (subscription) => unsubscribePath(config.key, subscription),
    }),
    sms: sendMessageSms({ db, sender, now }),
    attendees: notifyAttendees({ db }),
    invitation: sendInvitationMail({ ...mailTools, key: config.key }),
    teamInvitation: sendTeamInvitationMail({ ...mailTools, key: config.key }),
    author: sendAuthorMail({ ...mailTools, key: config.key, decisionText: decisionTextIn(db) }),
    benefits: settleBenefits({ db, now }),
    documents: makeBatches({ ...batchTools, draw: drawBatch }),
    row: retryRow((task, row) => byRow[task].work(row)),
  }
  return [
    ...laneNames.map((lane) => ({
      name: `jobs ${lane}`,
      everyMs: 1000,
      work: () => runLane({ db, log, now, works, ...(breakers === undefined ? {} : { breakers }) }, lane),
    })),
    ...rowTasks.map((name) => ({ name, ...byRow[name] })),
    // Statements about whole tables: there is no row that could be bad.
    { name: 'delivery', everyMs: 20_000, work: given.reloadDelivery },
    { name: 'searchRepair', everyMs: 600_000, work: () => repairIndex(db) },
    { name: 'sweep', everyMs: 600_000, work: () => sweep({ ...tools, config, sender }) },
  ]
}

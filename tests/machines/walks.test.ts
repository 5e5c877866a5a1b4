import { describe, expect, it } from 'vitest'
import { initialTransition, transition } from 'xstate'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import { createLineCounter } from '../../workbench/core/coverage/createLineCounter.ts'
import { machines } from '../../src/machines/registry.ts'
import type { MachineId } from '../../src/machines/registry.ts'
import { transferStatuses } from '../../src/machines/hostTransfer/hostTransfer.types.ts'
import { channelWishesViews } from '../../src/machines/channelWishes/channelWishes.types.ts'
import { captureViews } from '../../src/machines/capture/capture.types.ts'
import { checkoutViews, checkoutWaits } from '../../src/machines/checkout/checkout.types.ts'
import { hubStatuses } from '../../src/machines/liveHub/liveHub.types.ts'
import { linkStates } from '../../src/machines/mediaLink/mediaLink.types.ts'
import { playbackViews } from '../../src/machines/playback/playback.types.ts'
import { micStatuses } from '../../src/machines/guestMic/guestMic.types.ts'
import { requestStatuses } from '../../src/machines/micRequest/micRequest.types.ts'
import { stageMoves, stageStatuses } from '../../src/machines/stage/stage.types.ts'
import { checkSteps } from '../../src/machines/deviceCheck/deviceCheck.types.ts'
import { draftKeepings } from '../../src/machines/draft/draft.types.ts'
import { releaseViews } from '../../src/machines/decisionRelease/decisionRelease.types.ts'
import { decisionViews } from '../../src/machines/paperDecision/paperDecision.types.ts'
import { commentsViews } from '../../src/machines/comments/comments.types.ts'
import { discussionViews } from '../../src/machines/discussion/discussion.types.ts'
import { designerViews } from '../../src/machines/templateDesigner/templateDesigner.types.ts'
import { basicsViews } from '../../src/machines/conferenceBasics/conferenceBasics.types.ts'
import { copyViews } from '../../src/machines/conferenceCopy/conferenceCopy.types.ts'
import { deliveryViews } from '../../src/machines/deliverySettings/deliverySettings.types.ts'
import { laneViews } from '../../src/machines/jobLanes/jobLanes.types.ts'
import { settingsViews } from '../../src/machines/paperSettings/paperSettings.types.ts'
import { invitationViews } from '../../src/machines/reviewInvitation/reviewInvitation.types.ts'
import { proposalViews } from '../../src/machines/assignmentProposal/assignmentProposal.types.ts'
import { reviewingViews, reviewKeepings } from '../../src/machines/reviewing/reviewing.types.ts'
import { paperWithdrawalViews } from '../../src/machines/paperWithdrawal/paperWithdrawal.types.ts'
import { templatePackViews } from '../../src/machines/templatePack/templatePack.types.ts'
import { paperViews } from '../../src/machines/paperViewer/paperViewer.types.ts'
import { paperKeepings, submissionViews } from '../../src/machines/submission/submission.types.ts'
import { citationViews } from '../../src/machines/citationImport/citationImport.types.ts'
import { similarityViews } from '../../src/machines/similarityCheck/similarityCheck.types.ts'
import { sheetViews } from '../../src/machines/sheetImport/sheetImport.types.ts'
import { uploadViews } from '../../src/machines/fileUpload/fileUpload.types.ts'
import { enrolmentDialogs, enrolmentViews } from '../../src/machines/factorEnrolment/factorEnrolment.types.ts'
import { factorViews } from '../../src/machines/secondFactor/secondFactor.types.ts'
import { gateAnswers, gateViews } from '../../src/machines/gate/gate.types.ts'
import { cameraViews } from '../../src/machines/gateCamera/gateCamera.types.ts'
import { accountStatuses, accountViews } from '../../src/machines/accountRecord/accountRecord.types.ts'
import { firstRunViews } from '../../src/machines/firstRun/firstRun.types.ts'
import { contactSteps } from '../../src/machines/contactChange/contactChange.types.ts'
import {
  accountDialogs,
  accountViews as ownAccountViews,
} from '../../src/machines/ownAccount/ownAccount.types.ts'
import { ownDeletionDialogs, ownDeletionViews } from '../../src/machines/ownDeletion/ownDeletion.types.ts'
import { suggestViews } from '../../src/machines/searchSuggest/searchSuggest.types.ts'
import { inboxViews } from '../../src/machines/inbox/inbox.types.ts'
import { invoiceFormViews } from '../../src/machines/invoiceForm/invoiceForm.types.ts'
import { entryBoxes } from '../../src/machines/organizerEntry/organizerEntry.types.ts'
import { subjectViews } from '../../src/machines/profile/profile.types.ts'
import { recordNotices, recordViews } from '../../src/machines/record/record.types.ts'
import { registrationViews } from '../../src/machines/registration/registration.types.ts'
import { listViews } from '../../src/machines/remoteList/remoteList.types.ts'
import { scanViews } from '../../src/machines/scan/scan.types.ts'
import { approvalViews } from '../../src/machines/scanApproval/scanApproval.types.ts'
import { fileViews, sentViews } from '../../src/kinds/file/file.types.ts'
import { keepTrace } from '../support/keepTrace.ts'
import { models } from '../../workbench/registry.ts'
import { walksOf } from '../../workbench/walksOf.ts'
import {
  activeLeafIds,
  begin,
  declaredEvents,
  guardedTransitionsOf,
  isHandled,
  keyOf,
  leafIds,
  nodesOf,
  placesOf,
  tagsOf,
  take,
  transitionsOf,
} from '../../workbench/core/walk.ts'
import type { Outcome } from '../../workbench/core/walk.ts'

const ids = Object.keys(machines) as MachineId[]

const isAwaiting = (snapshot: AnyMachineSnapshot) =>
  snapshot._nodes.some(
    (node) => node.parent !== undefined && (node.invoke.length > 0 || node.after.length > 0),
  )

/** The page shows one of them at a time. */
const oneOf = (id: string, tags: readonly string[]): typeof tagLaws =>
  Object.fromEntries(
    tags.map((tag) => [
      `${id}.${tag}`,
      ['is all that is shown', (snapshot) => tags.filter((other) => snapshot.hasTag(other)).length === 1],
    ]),
  )

/** Promise of a tag, in every machine or in one. A view that waits without an end must have an actor to wait for. */
const tagLaws: Record<string, [says: string, holds: (snapshot: AnyMachineSnapshot) => boolean]> = {
  failure: ['says what failed', ({ context }) => context.failure != null || context.problem != null],
  busy: ['waits for something that is under way', (snapshot) => isAwaiting(snapshot)],
  dialog: ['can be answered', (snapshot) => userEventsOf(snapshot).length > 0],
  member: ['knows the member', ({ context }) => context.user !== null && context.held === true],
  refreshable: ['can be refreshed', (snapshot) => snapshot.can({ type: 'scan.refresh' })],
  counting: [
    'knows when another code may go',
    ({ context }) => context.resendAt !== null && context.remaining > 0,
  ],
  consented: ['was consented to', (snapshot) => snapshot.matches('ticked')],
  'organizerApplication.loading': ['asks for it', (snapshot) => isAwaiting(snapshot)],
  'organizerApplication.form': ['has something to hand in', ({ context }) => context.application !== null],
  'organizerApplication.amending': [
    'was approved',
    ({ context }) => context.application?.state === 'approved.settled',
  ],
  'organizerApplication.warned': [
    'can be stood by',
    (snapshot) => snapshot.can({ type: 'application.confirm' }),
  ],
  'organizerApplication.saving': ['has values', ({ context }) => context.values !== null],
  'organizerApplication.withdrawing': [
    'has something to take back',
    ({ context }) => context.application !== null,
  ],
  'deviceCheck.welcome': ['can be begun', (snapshot) => snapshot.can({ type: 'check.start' })],
  'deviceCheck.checking': ['does what the step is about', (snapshot) => isAwaiting(snapshot)],
  'deviceCheck.asking': [
    'can be answered with yes and no',
    (snapshot) => snapshot.can({ type: 'check.confirm' }) && snapshot.can({ type: 'check.deny' }),
  ],
  'deviceCheck.failed': ['can be tried again', (snapshot) => snapshot.can({ type: 'check.retry' })],
  'deviceCheck.summary': [
    'can check a step again',
    (snapshot) => snapshot.can({ type: 'check.again', step: 'browser' }),
  ],
  ...Object.fromEntries(
    checkSteps.map((step) => [
      `deviceCheck.${step}`,
      ['can be left out', (snapshot: AnyMachineSnapshot) => snapshot.can({ type: 'check.skip' })],
    ]),
  ),
  'streamMode.cdn': ['can be played by cdn', ({ context }) => context.canCdn],
  'streamMode.rtc': ['says whether it can be left', (snapshot) => snapshot.value.rtc.seat !== undefined],
  'streamMode.onStage': [
    'leaves no choice',
    (snapshot) => !snapshot.can({ type: 'line.choose', line: 'cdn' }) && snapshot.can({ type: 'stage.left' }),
  ],
  'streamMode.waiting': ['has nothing to play', ({ context }) => context.playlist === null],
  'streamMode.loading': ['waits for a picture', (snapshot) => isAwaiting(snapshot)],
  'streamMode.playing': ['was not lost since', ({ context }) => context.failures === 0],
  'streamMode.stalled': ['can go on', (snapshot) => snapshot.can({ type: 'cdn.playing' })],
  'streamMode.reconnecting': ['can come back', (snapshot) => snapshot.can({ type: 'rtc.connected' })],
  'streamMode.retrying': ['can be tried at once', (snapshot) => snapshot.can({ type: 'line.retry' })],
  'streamMode.unavailable': ['can play neither', ({ context }) => !context.canRtc && !context.canCdn],
  ...oneOf('channelWishes', channelWishesViews),
  ...oneOf('guestMic', micStatuses),
  ...oneOf('liveHub', hubStatuses),
  'roomConnection.online': [
    'has a session to come back with',
    ({ context }) => context.proof !== null && 'session' in context.proof,
  ],
  ...oneOf('mediaLink', linkStates),
  ...oneOf('capture', captureViews),
  'capture.on': ['can be closed', (snapshot) => snapshot.can({ type: 'capture.close' })],
  ...oneOf('playback', playbackViews),
  ...oneOf('checkout', checkoutViews),
  ...oneOf('checkout', checkoutWaits),
  'lazyPage.ready': ['has nothing wrong', ({ context }) => context.problem === null],
  'login.choosing': ['has tabs', (snapshot) => userEventsOf(snapshot).includes('method.choose')],
  'session.guest': ['knows nobody', ({ context }) => context.user === null],
  'session.forced': ['can be confirmed', (snapshot) => snapshot.can({ type: 'expiry.confirm' })],
  ...oneOf('stage', stageStatuses),
  ...Object.fromEntries(stageMoves.map((move) => [`stage.${move}`, ['is under way', isAwaiting]])),
  ...oneOf('micRequest', requestStatuses),
  ...oneOf('hostTransfer', transferStatuses),
  ...oneOf('draft', draftKeepings),
  ...oneOf('fileUpload', uploadViews),
  ...oneOf('factorEnrolment', enrolmentViews),
  ...oneOf('factorEnrolment', enrolmentDialogs),
  ...oneOf('secondFactor', factorViews),
  'secondFactor.open': ['knows what can be brought', ({ context }) => context.ways !== null],
  'secondFactor.asking': ['can be stopped', (snapshot) => snapshot.can({ type: 'passkey.stop' })],
  'secondFactor.checking': ['has a proof', ({ context }) => context.proof !== null],
  'session.halfway': ['can be left', (snapshot) => snapshot.can({ type: 'session.signOut' })],
  'record.proving': ['asks for what was wished', ({ context }) => context.wish !== null],
  ...oneOf('gate', gateAnswers),
  ...oneOf('gate', gateViews),
  ...oneOf('gateCamera', cameraViews),
  ...oneOf('ownAccount', ownAccountViews),
  ...oneOf('ownAccount', accountDialogs),
  ...oneOf('ownDeletion', ownDeletionViews),
  ...oneOf('ownDeletion', ownDeletionDialogs),
  ...oneOf('contactChange', contactSteps),
  'contactChange.proving': ['asks for the second factor', (snapshot) => isAwaiting(snapshot)],
  ...oneOf('searchSuggest', suggestViews),
  ...oneOf('accountRecord', accountViews),
  ...oneOf('accountRecord', accountStatuses),
  ...oneOf('firstRun', firstRunViews),
  ...oneOf('inbox', inboxViews),
  ...oneOf('invoiceDocument', fileViews),
  ...oneOf('invoiceForm', invoiceFormViews),
  ...oneOf('organizerEntry', entryBoxes),
  ...oneOf('profile', subjectViews),
  ...oneOf('record', recordNotices),
  ...oneOf('record', recordViews),
  ...oneOf('registration', registrationViews),
  ...oneOf('remoteList', listViews),
  ...oneOf('scan', scanViews),
  ...oneOf('scanApproval', approvalViews),
  ...oneOf('transferVoucher', sentViews),
  'scan.watching': ['has a QR code to watch', ({ context }) => context.scene !== null],
  'record.refreshing': ['asks for it', (snapshot) => isAwaiting(snapshot)],
  'record.pending': ['asks for what was wished', ({ context }) => context.wish !== null],
  'registration.repriced': ['knows what was agreed to', ({ context }) => context.attempt !== null],
  'registration.waitlist': [
    'can be waited for',
    (snapshot) => snapshot.can({ type: 'waitlist.join' }) || isAwaiting(snapshot),
  ],
  'registration.listed': [
    'takes no order',
    (snapshot) => !userEventsOf(snapshot).includes('registration.submit'),
  ],
  'remoteList.loadingMore': ['asks for it', (snapshot) => isAwaiting(snapshot)],
  'remoteList.moreFailed': ['can be tried again', (snapshot) => snapshot.can({ type: 'list.retry' })],
  'inbox.refreshing': ['asks for it', (snapshot) => isAwaiting(snapshot)],
  'quickLogin.email': [
    'can be left for the phone',
    (snapshot) => snapshot.can({ type: 'channel.choose', channel: 'phone' }),
  ],
  'operatorAct.refused': [
    'takes no other words',
    (snapshot) => !userEventsOf(snapshot).includes('command.send'),
  ],
  'accountRecord.showing': ['asks for it', (snapshot) => isAwaiting(snapshot)],
  'firstRun.passing': ['waits for the server', (snapshot) => isAwaiting(snapshot)],
  'orderRequest.refused': [
    'takes no other reason',
    (snapshot) => !userEventsOf(snapshot).includes('command.send'),
  ],
  ...oneOf('decisionRelease', releaseViews),
  ...oneOf('paperDecision', decisionViews),
  ...oneOf('comments', commentsViews),
  'comments.more': ['waits for more threads', (snapshot) => isAwaiting(snapshot)],
  'comments.replies': ['waits for more answers', (snapshot) => isAwaiting(snapshot)],
  'comments.sending': [
    'waits, and knows what is sent',
    (snapshot) => isAwaiting(snapshot) && snapshot.context.act !== null,
  ],
  ...oneOf('discussion', discussionViews),
  'discussion.older': ['waits for older comments', (snapshot) => isAwaiting(snapshot)],
  ...oneOf('paperSettings', settingsViews),
  ...oneOf('deliverySettings', deliveryViews),
  ...oneOf('jobLanes', laneViews),
  'deliverySettings.asking': ['can be left', (snapshot) => snapshot.can({ type: 'clear.cancel' })],
  'deliverySettings.stale': ['can be left', (snapshot) => snapshot.can({ type: 'login.dismiss' })],
  'deliverySettings.proving': ['knows what waits', ({ context }) => context.wish !== null],
  'deliverySettings.testing': ['asks for it', (snapshot) => isAwaiting(snapshot)],
  'deliverySettings.outdated': [
    'can be taken over, and sends nothing meanwhile',
    (snapshot) =>
      snapshot.can({ type: 'delivery.reload' }) && !userEventsOf(snapshot).includes('delivery.send'),
  ],
  ...oneOf('conferenceBasics', basicsViews),
  ...oneOf('templateDesigner', designerViews),
  'templateDesigner.conflict': [
    'knows what was designed and what somebody else has saved',
    ({ context }) => context.drawing !== null && context.theirs !== null,
  ],
  'templateDesigner.changed': ['knows what was designed', ({ context }) => context.drawing !== null],
  'conferenceBasics.conflict': [
    'knows what was typed and what somebody else has saved',
    ({ context }) => context.values !== null && context.theirs !== null,
  ],
  ...oneOf('conferenceCopy', copyViews),
  ...oneOf('paperWithdrawal', paperWithdrawalViews),
  ...oneOf('templatePack', templatePackViews),
  'templatePack.dialog': ['knows what is removed', ({ context }) => context.pack?.own != null],
  ...oneOf('paperViewer', paperViews),
  'paperWithdrawal.dialog': ['knows the paper', ({ context }) => context.paper !== null],
  ...oneOf('submission', submissionViews),
  ...oneOf('submission', paperKeepings),
  ...oneOf('similarityCheck', similarityViews),
  ...oneOf('citationImport', citationViews),
  ...oneOf('reviewing', reviewingViews),
  ...oneOf('reviewInvitation', invitationViews),
  ...oneOf('assignmentProposal', proposalViews),
  ...oneOf('sheetImport', sheetViews),
  ...oneOf('reviewing', reviewKeepings),
  'reviewInvitation.sending': ['knows the paper', ({ context }) => context.paper !== null],
  'assignmentProposal.sending': ['has a proposal', ({ context }) => context.proposal !== null],
  'reviewing.sending': ['knows the review', ({ context }) => context.review !== null],
  'submission.sending': ['has something to send', ({ context }) => context.paper !== null],
  'submission.final': ['was accepted', ({ context }) => context.paper?.last_decision === 'accept'],
  'newConference.barred': [
    'takes nothing more that is typed',
    (snapshot) => !userEventsOf(snapshot).includes('form.submit'),
  ],
  'reconsent.asked': ['has something to agree to', ({ context }) => context.pending.length > 0],
  'contentEditor.loading': ['asks for it', (snapshot) => isAwaiting(snapshot)],
  'contentEditor.failed': ['can be tried again', (snapshot) => snapshot.can({ type: 'content.retry' })],
  'contentEditor.editing': ['knows the text', ({ context }) => context.kept !== null],
  'contentEditor.saved': [
    'has nothing that the server does not have',
    ({ context: { draft, sent } }) => draft.title === sent.title,
  ],
  'contentEditor.saving': [
    'is about to ask, or waits',
    (snapshot) => isAwaiting(snapshot) || snapshot.can({ type: 'text.edit', change: {} }),
  ],
  'contentEditor.unsaved': ['can be tried again', (snapshot) => snapshot.can({ type: 'save.retry' })],
  'contentEditor.closed': [
    'takes nothing that is typed',
    (snapshot) => !snapshot.can({ type: 'text.edit', change: {} }),
  ],
  'contentEditor.comparing': ['can be left', (snapshot) => snapshot.can({ type: 'compare.cancel' })],
  'contentEditor.retiring': ['can be left', (snapshot) => snapshot.can({ type: 'retire.cancel' })],
  'contentEditor.conflict': ['knows both texts', ({ context }) => context.theirs !== null],
  'campaignComposer.saved': [
    'has nothing that the server does not have',
    ({ context: { draft, sent } }) => draft.title === sent.title,
  ],
  'campaignComposer.saving': [
    'is about to ask, or waits',
    (snapshot) => isAwaiting(snapshot) || snapshot.can({ type: 'save.now' }),
  ],
  'campaignComposer.unsaved': ['can be tried again', (snapshot) => snapshot.can({ type: 'save.now' })],
  'campaignComposer.conflict': ['knows both texts', ({ context }) => context.theirs !== null],
  'campaignComposer.locked': [
    'takes nothing that is typed',
    (snapshot) => !snapshot.can({ type: 'text.edit', change: {} }),
  ],
  'previewAs.frame': ['knows the address of the page', ({ context }) => context.opened !== null],
  'sitePart.loading': ['asks for it', (snapshot) => isAwaiting(snapshot)],
  'sitePart.failed': ['can be tried again', (snapshot) => snapshot.can({ type: 'part.retry' })],
  'sitePart.editing': [
    'knows what is published, and from where the form goes on',
    ({ context }) => context.kept !== null && context.base > 0,
  ],
  'sitePart.changed': ['can be given up', (snapshot) => snapshot.can({ type: 'part.discard' })],
  'sitePart.reviewing': [
    'can be left, or is under way',
    (snapshot) => snapshot.can({ type: 'review.cancel' }) || isAwaiting(snapshot),
  ],
  'sitePart.publishing': ['asks for it', (snapshot) => isAwaiting(snapshot)],
  'sitePart.restoring': [
    'asks for a version',
    (snapshot) => isAwaiting(snapshot) && snapshot.context.wanted > 0,
  ],
  'sitePart.conflict': [
    'can be decided, or is looked up',
    (snapshot) => snapshot.can({ type: 'conflict.keep' }) || isAwaiting(snapshot),
  ],
  'sitePart.comparing': ['can be closed', (snapshot) => snapshot.can({ type: 'version.close' })],
  'mutes.groupMuted': ['can be opened', (snapshot) => snapshot.can({ type: 'group.opened' })],
  'mutes.memberMuted': ['can be opened', (snapshot) => snapshot.can({ type: 'member.opened' })],
  settled: ['does not restore', (snapshot) => !snapshot.matches('restoring') && !snapshot.matches('loading')],
}

describe.each(ids)('%s', (id) => {
  const machine = machines[id]
  const model = models[id]
  const walks = walksOf(id)
  const places = placesOf(model)
  // Walks end in states that the model takes for equal to places, with other values in them.
  const stops = [...places, ...walks.flatMap(({ steps }) => steps.slice(-1))].map(({ state }) => state)

  it('is the production machine', () => {
    expect(model.machine).toBe(machine)
  })

  it('reaches every state in which it can rest, and rests in no other', () => {
    const reached = new Set(places.flatMap(({ state }) => activeLeafIds(state)))
    expect([...reached].sort()).toEqual([...leafIds(machine)].sort())
  })

  it('is walked with exactly the events that it declares', () => {
    const listed = new Set(model.events.map(({ type }) => type))
    expect([...listed].sort()).toEqual([...declaredEvents(machine)].sort())
  })

  it('names every invoked actor after its source, and answers the failure of every promise', () => {
    for (const node of nodesOf(machine)) {
      for (const { id: actorId, src } of node.invoke) {
        expect(actorId).toBe(src)
        if (!isPromise(machine.implementations.actors[actorId])) continue
        const answered = [...node.transitions.keys()]
        expect(answered, `${node.id} invokes ${actorId}`).toContain(`xstate.error.actor.${actorId}`)
      }
    }
  })

  it('evaluates every guard to true and to false', () => {
    const counter = createLineCounter()
    keepTrace(counter.drain)
    const starts = model.inputs.map((input) => begin(machine, input))
    const moves = places.flatMap(({ input, state }) =>
      state.status === 'active'
        ? model.events.flatMap((event) =>
            isDeliverable(state, event.type) ? [take(machine, input, state, event)] : [],
          )
        : [],
    )
    for (const { lines } of [...starts, ...moves]) counter.add(lines)
    const verdicts = [...starts, ...moves].flatMap((outcome) => outcome.verdicts)
    const seen = new Set(verdicts.map(({ transition, passed }) => `${transition} ${passed}`))
    const both = guardedTransitionsOf(machine).flatMap((transition) => [
      `${transition} true`,
      `${transition} false`,
    ])
    expect([...seen].sort()).toEqual(both.sort())
  })

  it.each(tagsOf(machine))('a state tagged %s keeps its promise', (tag) => {
    const [says, holds] = tagLaws[`${id}.${tag}`] ?? tagLaws[tag] ?? [`"${tag}" has no law`, () => false]
    const tagged = stops.filter((state) => state.hasTag(tag))
    expect(tagged.length).toBeGreaterThan(0)
    expect(
      tagged.filter((state) => !holds(state)).map(({ value }) => value),
      says,
    ).toEqual([])
  })

  it('ignores an event that no active state declares', () => {
    for (const { input, state } of places) {
      for (const event of model.events) {
        if (isHandled(state, event) || !isDeliverable(state, event.type)) continue
        const { state: next, takes } = take(machine, input, state, event)
        expect(takes).toEqual([])
        expect(next.value).toEqual(state.value)
        expect(next.context).toEqual(state.context)
        expect(next.status).toBe(state.status)
      }
    }
  })

  it('can always get to a state in which a person can act or the flow is over', () => {
    const edges = new Map<string, Set<string>>()
    const usable = new Set<string>()
    for (const { input, state } of places) {
      const key = keyOf(model, state)
      if (state.status === 'done' || isUsable(state)) usable.add(key)
      const next = new Set(
        model.events
          .filter((event) => isHandled(state, event))
          .map((event) => keyOf(model, take(machine, input, state, event).state)),
      )
      edges.set(key, next)
    }
    const rescued = new Set(usable)
    for (let before = -1; before !== rescued.size;) {
      before = rescued.size
      for (const [key, next] of edges) if ([...next].some((to) => rescued.has(to))) rescued.add(key)
    }
    expect(usable.size).toBeGreaterThan(0)
    expect([...edges.keys()].filter((key) => !rescued.has(key))).toEqual([])
  })

  it('is walked through every state and over every transition, and goes where XState itself leads', () => {
    const counter = createLineCounter()
    keepTrace(counter.drain)
    const stood = new Set<string>()
    const taken = new Set<string>()
    const count = ({ state, takes, lines }: Outcome) => {
      counter.add(lines)
      for (const leaf of activeLeafIds(state)) stood.add(leaf)
      for (const one of takes) taken.add(one)
      return takes
    }
    for (const { name, input, start, steps, takes } of walks) {
      let last = count(begin(machine, input))
      // The walks were decided by `begin` and `take`, which borrow an actor; this is XState's decision without them.
      let [present] = initialTransition(machine as AnyStateMachine, input)
      expect(keyOf(model, start), name).toBe(keyOf(model, present))
      for (const { event, state } of steps) {
        last = count(take(machine, input, present, event))
        ;[present] = transition(machine as AnyStateMachine, present, event)
        expect(keyOf(model, state), name).toBe(keyOf(model, present))
      }
      expect(last, name).toEqual(takes)
    }
    expect([...stood].sort()).toEqual([...leafIds(machine)].sort())
    expect([...taken].sort()).toEqual([...transitionsOf(machine)].sort())
  })
})

/** Answers and timers reach a machine only while it waits for them; an unexpected error would stop it by design. */
const isDeliverable = (snapshot: AnyMachineSnapshot, type: string) =>
  !type.startsWith('xstate.error.') || isHandled(snapshot, { type })

const userEventsOf = (snapshot: AnyMachineSnapshot) =>
  snapshot._nodes.flatMap((node) => node.ownEvents).filter((type) => !type.startsWith('xstate.'))

const isUsable = (snapshot: AnyMachineSnapshot) => !snapshot.hasTag('busy')

/** Placeholders for promises reject; those for callbacks throw. */
const isPromise = (logic: unknown) => {
  const config = (logic as { config?: unknown }).config
  if (typeof config !== 'function') return false
  try {
    const answer: unknown = config({})
    if (!(answer instanceof Promise)) return false
    answer.catch(() => undefined)
    return true
  } catch {
    return false
  }
}

import { CallError, failure } from '../contract/failure.ts'
import { fireRecord } from '../contract/lifecycle.ts'
import {
  getDeskPaper,
  getPaperSettings,
  passPapers,
  prepareDecision,
  previewDecisions,
  releaseDecisions,
  savePaperIdentifiers,
  savePaperSettings,
} from '../contract/paperDesk.ts'
import type { DeskPaper, PaperSettingsView, SettingsForm } from '../contract/paperDesk.ts'
import type { Decision } from '../contract/paperWords.ts'
import type { OperatorActPort } from '../machines/operatorAct/operatorAct.types.ts'
import type { Api } from './api.ts'
import { eachDone } from './eachDone.ts'

interface Batch {
  conferenceId: number
  ids: readonly number[]
}

/** Service of a chair's work; satisfies the ports of `paperSettings`, `paperDecision` and `decisionRelease`. */
export const createPaperDeskService = ({ api }: { api: Api }) => {
  const preparedIn = ({ decisions }: DeskPaper) => decisions.find(({ state }) => state === 'prepared')
  const loadPaper = (id: number, signal: AbortSignal) => api.call(getDeskPaper, { id }, { signal })
  const release = (
    { conferenceId, ids, ...wish }: Batch & { reason: string; key: string },
    signal: AbortSignal,
  ) => api.call(releaseDecisions, { conference_id: conferenceId, ids: ids.join(','), ...wish }, { signal })
  return {
    loadSettings: (conference_id: number, signal: AbortSignal) =>
      api.call(getPaperSettings, { conference_id }, { signal }),

    saveSettings: (
      { settings, values }: { settings: PaperSettingsView; values: SettingsForm },
      signal: AbortSignal,
    ) => {
      const { conference_id, version } = settings
      return api.call(savePaperSettings, { conference_id, version, ...values }, { signal })
    },

    loadPaper,

    /** Gives a paper its DOI and its pages. */
    identifyingOf: ({ id, identifiers }: DeskPaper): OperatorActPort => ({
      sendAct: ({ texts: { doi = '', pages = '' } }, signal) =>
        api.call(savePaperIdentifiers, { id, version: identifiers?.version ?? 0, doi, pages }, { signal }),
    }),

    /** Passes papers on to their review. */
    passingOf: ({ conferenceId, ids }: Batch): OperatorActPort => ({
      sendAct: async ({ key }, signal) => {
        const wish = { conference_id: conferenceId, ids: ids.join(','), key }
        return eachDone((await api.call(passPapers, wish, { signal })).results)
      },
    }),

    prepareDecision: (
      {
        paper,
        written,
        key,
      }: { paper: DeskPaper; written: { decision: Decision; letter: string }; key: string },
      signal: AbortSignal,
    ) => {
      const { id, version } = paper
      return api.call(
        prepareDecision,
        { id, version, replaces: preparedIn(paper)?.id ?? 0, ...written, key },
        { signal },
      )
    },

    async discardDecision({ paper, key }: { paper: DeskPaper; key: string }, signal: AbortSignal) {
      const prepared = preparedIn(paper)
      if (prepared === undefined) throw new Error('there is no prepared decision to discard')
      const { id, version } = prepared
      const wish = { entity: 'decision', id, event: 'decision.discard', version, key } as const
      await api.call(fireRecord, wish, { signal })
      return loadPaper(paper.id, signal)
    },

    /** A refusal rejects like any other call's. */
    async releaseDecision(
      { paper, reason, key }: { paper: DeskPaper; reason: string; key: string },
      signal: AbortSignal,
    ) {
      const prepared = preparedIn(paper)
      if (prepared === undefined) throw new Error('there is no prepared decision to release')
      const batch = { conferenceId: paper.conference_id, ids: [prepared.id], reason, key }
      const { results } = await release(batch, signal)
      const [result] = results
      if (result?.outcome === 'refused')
        throw new CallError({ ...failure('refused'), reason: result.reason, msg: result.says })
      return loadPaper(paper.id, signal)
    },

    previewDecisions: ({ conferenceId, ids }: Batch, signal: AbortSignal) =>
      api.call(previewDecisions, { conference_id: conferenceId, ids: ids.join(',') }, { signal }),

    releaseDecisions: release,
  }
}

import type { PendingConsent } from '../../src/contract/consent.ts'
import { consentDocuments } from '../../src/contract/consentDocuments.ts'
import { keepConsent, missingConsents } from '../accounts/consents.ts'
import type { Exchange } from '../shared/exchange.ts'
import { oneVersion } from './siteVersions.ts'
import { pick, type Deps, type HandlerTable } from './table.ts'

/** Consents after a change of agreement or privacy policy (OPS-01). */
export const consentHandlers = ({ db, now }: Deps) => {
  const pendingOf = async (userId: number, exchange: Exchange): Promise<PendingConsent[]> =>
    Promise.all(
      (await missingConsents(db, userId)).map(async ({ document, version }) => {
        const { content, note, eng_note, at } = await oneVersion(db, document, version, 'version')
        const title = pick(exchange, content.fields['title'] ?? '', content.fields['eng_title'] ?? '')
        return { document, version, title, note: pick(exchange, note, eng_note), at }
      }),
    )
  return {
    getConsents: (_input, { member, exchange }) => pendingOf(member.userId, exchange),

    giveConsent: async (input, { member: { userId }, exchange }) => {
      for (const document of consentDocuments) {
        const version = input[document]
        if (version === undefined) continue
        await oneVersion(db, document, version, document)
        await keepConsent(db, userId, { document, version }, new Date(now()))
      }
      return pendingOf(userId, exchange)
    },
  } satisfies Partial<HandlerTable>
}

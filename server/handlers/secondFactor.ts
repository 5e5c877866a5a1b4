import type { HandlerTable, Deps } from './table.ts'

/** The second factor of an account (ACC-02). */
export const secondFactorHandlers = ({ secondFactor }: Deps) =>
  ({
    getFactorWays: async (_, { member }) => {
      const { passkeys, totp, recoveryLeft } = await secondFactor.ways(member.userId)
      return { passkeys, totp, recovery_left: recoveryLeft }
    },
    askPasskey: async (_, call) => json(await secondFactor.askPasskey(call)),
    verifyFactor: async ({ way, proof }, call) => {
      const { recoveryLeft } = await secondFactor.verify(call, way, proof)
      return { recovery_left: recoveryLeft }
    },

    getFactors: async (_, { member }) => {
      const { passkeys, totpSince, recoveryLeft, isRequired } = await secondFactor.overview(member.userId)
      return {
        passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
          id,
          name,
          created_at: createdAt.toISOString(),
          last_used_at: lastUsedAt?.toISOString() ?? null,
        })),
        totp_since: totpSince?.toISOString() ?? null,
        recovery_left: recoveryLeft,
        required: isRequired,
      }
    },
    beginTotp: (_, call) => secondFactor.beginTotp(call),
    confirmTotp: async ({ code }, call) => ({ recovery_codes: await secondFactor.confirmTotp(call, code) }),
    removeTotp: async (_, call) => {
      await secondFactor.removeTotp(call)
      return null
    },
    beginPasskey: async (_, call) => json(await secondFactor.beginPasskey(call)),
    addPasskey: async ({ name, answer }, call) => {
      const { id, codes } = await secondFactor.addPasskey(call, name, answer)
      return { id, recovery_codes: codes }
    },
    renamePasskey: async ({ passkey_id, name }, call) => {
      await secondFactor.renamePasskey(call, passkey_id, name)
      return null
    },
    removePasskey: async ({ passkey_id }, call) => {
      await secondFactor.removePasskey(call, passkey_id)
      return null
    },
    renewRecoveryCodes: async (_, call) => ({ recovery_codes: await secondFactor.renewCodes(call) }),
  }) satisfies Partial<HandlerTable>

/** The browser's own functions read it. */
const json = (options: object) => ({ options: JSON.stringify(options) })

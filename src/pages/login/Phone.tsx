import type { Draft } from '../../components/account/Login/Login.types.ts'
import { PhoneForm } from '../../components/account/Login/PhoneForm.tsx'
import type { CredentialLoginActorRef } from '../../machines/credentialLogin/credentialLogin.machine.ts'
import type { SendCodeActorRef } from '../../machines/sendCode/sendCode.machine.ts'
import { useCode } from '../shared/useCode.ts'
import { useCountries } from '../shared/useCountries.ts'
import { useCredentials } from './useCredentials.ts'

interface Props {
  actor: CredentialLoginActorRef | undefined
  code: SendCodeActorRef
  drafts: Record<string, Draft>
}

export const Phone = ({ actor, code, drafts }: Props) => {
  const { submit, ...form } = useCredentials(actor)
  const { contact, ...sending } = useCode(code)
  return (
    <PhoneForm
      // A reload has emptied the fields, so they remount with the known values.
      key={contact === null ? 'empty' : 'recalled'}
      {...form}
      {...sending}
      countries={useCountries()}
      draft={drafts['phone'] ?? contact ?? undefined}
      onDraft={(draft) => {
        drafts['phone'] = draft
      }}
      onSubmit={submit}
    />
  )
}

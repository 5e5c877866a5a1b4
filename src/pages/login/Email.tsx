import type { Draft } from '../../components/account/Login/Login.types.ts'
import { EmailForm } from '../../components/account/Login/EmailForm.tsx'
import type { CredentialLoginActorRef } from '../../machines/credentialLogin/credentialLogin.machine.ts'
import type { SendCodeActorRef } from '../../machines/sendCode/sendCode.machine.ts'
import { useCode } from '../shared/useCode.ts'
import { useCredentials } from './useCredentials.ts'

interface Props {
  actor: CredentialLoginActorRef | undefined
  code: SendCodeActorRef
  drafts: Record<string, Draft>
}

export const Email = ({ actor, code, drafts }: Props) => {
  const { submit, ...form } = useCredentials(actor)
  const { contact, ...sending } = useCode(code)
  return (
    <EmailForm
      // A reload has emptied the fields, so they remount with the known values.
      key={contact === null ? 'empty' : 'recalled'}
      {...form}
      {...sending}
      draft={drafts['email'] ?? contact ?? undefined}
      onDraft={(draft) => {
        drafts['email'] = draft
      }}
      onSubmit={submit}
    />
  )
}

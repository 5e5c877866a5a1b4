import type { Draft } from '../../components/account/Login/Login.types.ts'
import { PasswordForm } from '../../components/account/Login/PasswordForm.tsx'
import type { CredentialLoginActorRef } from '../../machines/credentialLogin/credentialLogin.machine.ts'
import { useCredentials } from './useCredentials.ts'

interface Props {
  actor: CredentialLoginActorRef | undefined
  drafts: Record<string, Draft>
}

export const Password = ({ actor, drafts }: Props) => {
  const { submit, ...form } = useCredentials(actor)
  return (
    <PasswordForm
      {...form}
      draft={drafts['password']}
      onDraft={(draft) => {
        drafts['password'] = draft
      }}
      onSubmit={submit}
    />
  )
}

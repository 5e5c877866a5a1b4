import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { useSearch } from 'wouter'

import { useServices } from '../app/context.tsx'
import { BackControl } from '../components/account/Login/BackControl.tsx'
import type { Draft } from '../components/account/Login/Login.types.ts'
import { LoginLayout } from '../components/account/Login/LoginLayout.tsx'
import { LoginTabs } from '../components/account/Login/LoginTabs.tsx'
import { invitationLink } from '../contract/invitationLink.ts'
import * as select from '../machines/login/login.selectors.ts'
import { BindPhone } from './login/BindPhone.tsx'
import { CameBy } from './login/CameBy.tsx'
import { Password } from './login/Password.tsx'
import { Profile } from './login/Profile.tsx'
import { Quick } from './login/Quick.tsx'
import { Scan } from './login/Scan.tsx'
import { Terms } from './login/Terms.tsx'
import { useLogin } from './login/useLogin.ts'
import { FactorProof } from './shared/FactorProof.tsx'

const LoginPage = () => {
  const { go } = useServices()
  const wish = new URLSearchParams(useSearch())
  const invite = wish.get('invite') ?? ''
  const invitation = invitationLink(wish.get('url') ?? '')
  const login = useLogin(invitation !== null)
  const drafts = useRef<Record<string, Draft>>({})
  const method = useSelector(login, select.selectMethod)
  const terms = useSelector(login, select.selectTerms)
  const scan = useSelector(login, select.selectScan)
  const quick = useSelector(login, select.selectQuick)
  const password = useSelector(login, select.selectPassword)
  const bindPhone = useSelector(login, select.selectBindPhone)
  const secondFactor = useSelector(login, select.selectSecondFactor)
  const profile = useSelector(login, select.selectProfile)
  return (
    <LoginLayout back={<BackControl onBack={go.back} />} terms={terms && <Terms actor={terms} />}>
      <CameBy invite={invite} invitation={invitation} />
      <LoginTabs
        selected={method}
        onSelect={(chosen) => login.send({ type: 'method.choose', method: chosen })}
      >
        {method === 'scan' && <Scan actor={scan} />}
        {method === 'quick' && <Quick actor={quick} drafts={drafts.current} />}
        {method === 'password' && <Password actor={password} drafts={drafts.current} />}
      </LoginTabs>
      {bindPhone && <BindPhone actor={bindPhone} />}
      {secondFactor && <FactorProof actor={secondFactor} purpose="signIn" />}
      {profile && <Profile actor={profile} />}
    </LoginLayout>
  )
}

export default LoginPage

import type { PageProps } from '../app/context.tsx'
import { Page } from '../components/kit/formPage.styles.ts'
import { Authorship } from './authorship/Authorship.tsx'

/** `/authorship/{token}`: target of the mail to an author, for the answer whether they are one (PAP-05). */
const AuthorshipPage = ({ params }: PageProps) => {
  const token = params['token'] ?? ''
  return (
    <Page>
      <Authorship key={token} token={token} />
    </Page>
  )
}

export default AuthorshipPage

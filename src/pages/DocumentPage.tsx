import type { PageProps } from '../app/context.tsx'
import { DocumentView } from '../components/Document/DocumentView.tsx'
import { getAgreement, getPrivacyPolicy } from '../contract/site.ts'
import { useDocument } from './shared/useDocument.ts'

/** `/agreement` and `/private`. */
const DocumentPage = ({ name }: PageProps) => {
  const isPrivacy = name === 'private'
  const text = useDocument(isPrivacy ? getPrivacyPolicy : getAgreement, {})
  return <DocumentView {...text} title={isPrivacy ? 'page.private' : 'page.agreement'} />
}

export default DocumentPage

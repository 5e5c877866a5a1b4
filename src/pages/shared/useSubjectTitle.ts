import { useEffect } from 'react'

import { useServices } from '../../app/context.tsx'

/** Subject of the page, in the visitor's language, for its title. Undefined: not known yet. */
export const useSubjectTitle = (subject: string | undefined) => {
  const { documentTitle } = useServices()
  useEffect(() => {
    if (subject === undefined || subject === '') return
    documentTitle.ofSubject(subject)
    return () => documentTitle.ofSubject(null)
  }, [documentTitle, subject])
}

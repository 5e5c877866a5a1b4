import { useEffect } from 'react'

import { useServices } from '../../app/context.tsx'

/** The page is about this, in the visitor's language: its name stands in the title. Undefined: not known yet. */
export const useSubjectTitle = (subject: string | undefined) => {
  const { documentTitle } = useServices()
  useEffect(() => {
    if (subject === undefined || subject === '') return
    documentTitle.ofSubject(subject)
    return () => documentTitle.ofSubject(null)
  }, [documentTitle, subject])
}

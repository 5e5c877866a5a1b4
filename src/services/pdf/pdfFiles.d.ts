declare module 'virtual:pdf-files' {
  /** Address of the folder with the files of pdf.js, with a slash at its end. */
  const address: string
  export default address
}

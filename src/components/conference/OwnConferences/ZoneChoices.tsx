/** Time zones to choose from, with the one that is chosen, which a browser may not know. */
export const ZoneChoices = ({ known }: { readonly known: string }) => (
  <>
    {zonesWith(known).map((zone) => (
      <option key={zone}>{zone}</option>
    ))}
  </>
)

/** Only members see the page: nothing of it is in the server's markup, whose list might be another. */
const zonesWith = (known: string): readonly string[] => {
  const zones = Intl.supportedValuesOf('timeZone')
  return zones.includes(known) ? zones : [known, ...zones]
}

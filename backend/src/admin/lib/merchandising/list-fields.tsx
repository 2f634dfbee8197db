import { LIMITS } from '../../../lib/merchandising/limits'
import { EntryList } from './entry-list'
import { PictureSelect } from './picture-select'
import { TextField } from './text-field'
import type { Draft, EditorState, FieldFaults } from './types'

interface ListFieldsProps {
  draft: Draft
  icons: EditorState['icons']
  faults: FieldFaults
  change: (part: Partial<Draft>) => void
}

function iconDivider(at: number) {
  if (at === 0) return 'Shown on the card and on the page'
  return at === LIMITS.iconsOnCard ? 'Shown on the page only' : undefined
}

export function FeatureIconFields({ draft, icons, faults, change }: ListFieldsProps) {
  return (
    <EntryList
      title="Feature icons"
      hint={`Short words with a picture. The first ${LIMITS.iconsOnCard} show on the card.`}
      noun="feature icon"
      entries={draft.icons}
      blank={{ name: '', image: '' }}
      most={LIMITS.icons}
      fault={faults.icons}
      divider={iconDivider}
      onChange={(list) => change({ icons: list })}
      fields={(icon, changeIcon, at) => (
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          <TextField
            label="Name"
            value={icon.name}
            fault={faults[`icons.${at}.name`]}
            onChange={(name) => changeIcon({ name })}
          />
          <PictureSelect
            value={icon.image}
            icons={icons}
            fault={faults[`icons.${at}.image`]}
            onChange={(image) => changeIcon({ image })}
          />
        </div>
      )}
    />
  )
}

export function EcoFields({ draft, icons, faults, change }: ListFieldsProps) {
  return (
    <EntryList
      title="Eco credentials"
      hint="Only what the maker can prove: shoppers and the law take it at its word."
      noun="eco credential"
      entries={draft.ecoCredentials}
      blank={{ name: '', description: '', icon: '' }}
      most={LIMITS.ecoCredentials}
      fault={faults.ecoCredentials}
      onChange={(list) => change({ ecoCredentials: list })}
      fields={(credential, changeCredential, at) => (
        <div className="flex flex-col gap-3">
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            <TextField
              label="Name"
              value={credential.name}
              fault={faults[`ecoCredentials.${at}.name`]}
              onChange={(name) => changeCredential({ name })}
            />
            <PictureSelect
              value={credential.icon}
              icons={icons}
              fault={faults[`ecoCredentials.${at}.icon`]}
              onChange={(icon) => changeCredential({ icon })}
            />
          </div>
          <TextField
            label="Description"
            long
            value={credential.description}
            fault={faults[`ecoCredentials.${at}.description`]}
            onChange={(description) => changeCredential({ description })}
          />
        </div>
      )}
    />
  )
}

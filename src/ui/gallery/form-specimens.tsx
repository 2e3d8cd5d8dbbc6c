import { Button } from '../button.tsx';
import { CheckboxField, PasswordField, SelectField, TextAreaField, TextField } from '../field.tsx';
import styles from './gallery.module.css';

export function FormSpecimens() {
  return (
    <div className={styles.columns}>
      <form className={styles.stack} onSubmit={(event) => event.preventDefault()}>
        <TextField label="Full name" autoComplete="name" defaultValue="Abebe Bekele" />
        <TextField label="Email" type="email" hint="We write to this address when a claim is decided." />
        <TextField label="Phone number" type="tel" placeholder="09…" optional="optional" />
        <PasswordField
          label="Password"
          hint="8 characters at least."
          showLabel="Show"
          hideLabel="Hide"
          defaultValue="coffee and injera"
        />
        <SelectField label="Hospital" defaultValue="">
          <option value="" disabled>
            Choose a hospital
          </option>
          <option>City Hospital</option>
          <option>St. Mary's</option>
        </SelectField>
        <TextAreaField
          label="Additional details"
          optional="optional"
          maxLength={500}
          remainingLabel={(left) => `${left} characters left`}
          defaultValue="Three days in hospital after a fall."
        />
        <CheckboxField label="Priority claim" hint="For premium users only." defaultChecked />
        <Button type="submit" wide>
          Submit claim request
        </Button>
      </form>
      <div className={styles.stack}>
        <TextField label="Email" defaultValue="abebe@" error="This does not look like an email address." />
        <PasswordField label="Confirm password" showLabel="Show" hideLabel="Hide" error="Passwords do not match." />
        <SelectField label="Service" error="Choose a service." defaultValue="">
          <option value="">Choose a service that your plan holds</option>
        </SelectField>
        <CheckboxField label="I have read the policy" error="Please read the policy first." />
        <TextField label="Customer number" defaultValue="TW-004 217" disabled />
        <CheckboxField label="Priority claim" disabled />
        <div lang="am">
          <TextField
            label="የመድን ገቢው ሙሉ ስም በመታወቂያ ላይ እንደተጻፈው"
            hint="ስምዎን፣ የአባትዎን ስም እና የአያትዎን ስም ይጻፉ።"
            error="እባክዎ ሙሉ ስምዎን ያስገቡ፤ ይህ መስክ ባዶ ሊሆን አይችልም።"
          />
        </div>
      </div>
    </div>
  );
}

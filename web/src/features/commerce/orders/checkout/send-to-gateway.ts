interface PaymentPage {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Leaves for the page of a gateway with the form that it expects. */
export function sendToGateway({ url, fields }: PaymentPage): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

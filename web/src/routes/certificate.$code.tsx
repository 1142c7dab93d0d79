import { createFileRoute } from '@tanstack/react-router';
import { CertificatePage } from '../features/courses/certificates/certificate-page.tsx';

export const Route = createFileRoute('/certificate/$code')({
  staticData: { title: 'courses.certificates.check' },
  component: Certificate,
});

function Certificate() {
  return <CertificatePage code={Route.useParams().code} />;
}

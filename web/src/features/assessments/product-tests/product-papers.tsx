import { useQuery } from '@tanstack/react-query';
import { IconClipboardOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { can, useMe } from '../../../lib/session.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { PaperLine } from '../tests/paper-row.tsx';
import rows from '../tests/tests.module.css';

/** The tests of one exam for who is no student: staff go on to the paper, everybody else reads what there is. */
export function ProductPapersScreen({ product, name }: { readonly product: string; readonly name: string }) {
  const { t } = useTranslation();
  const mayOpen = can(useMe(), 'papers.write');
  const tests = useQuery(query(api.assessments.showProductTests, { params: { product } }));
  return (
    <Page
      title={t('assessments.own.product.title', { exam: name })}
      subtitle={mayOpen ? t('assessments.own.product.asStudents') : undefined}
    >
      <Card flush>
        <Loaded query={tests} skeleton={<ListSkeleton rows={6} />}>
          {({ papers }) =>
            papers.length === 0 ? (
              <EmptyState icon={IconClipboardOff} title={t('assessments.own.product.none', { exam: name })} />
            ) : (
              <ul className={rows['papers']}>
                {papers.map((paper) => (
                  <PaperLine
                    key={paper.paperId}
                    paper={paper}
                    title={
                      mayOpen ? (
                        <Link to="/partner/papers/$paperId" params={{ paperId: paper.paperId }}>
                          {paper.title}
                        </Link>
                      ) : (
                        paper.title
                      )
                    }
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Card>
    </Page>
  );
}

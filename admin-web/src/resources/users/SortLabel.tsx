import TableSortLabel from '@mui/material/TableSortLabel';
import { useListContext, useTranslate } from 'react-admin';
import { isUserSort } from '../../providers/records';
import { firstOrder } from './listing';

/** The heading of a field of the users; a click sorts by it, and another reverses the order. */
export function SortLabel({ field }: { field: string }) {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const label = translate(`resources.users.fields.${field}`);
  if (!isUserSort(field)) return <span>{label}</span>;
  const isActive = field === sort.field;
  const reversed = sort.order === 'ASC' ? 'DESC' : 'ASC';
  return (
    <TableSortLabel
      active={isActive}
      direction={(isActive ? sort.order : firstOrder(field)) === 'ASC' ? 'asc' : 'desc'}
      onClick={() => setSort({ field, order: isActive ? reversed : firstOrder(field) })}
    >
      {label}
    </TableSortLabel>
  );
}
